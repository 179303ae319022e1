// The mark of any network, for the editors' pickers and cards. The public page has its marks from the page itself.
import type { Network } from "../../contract/types.gen";
import { markOf } from "../page/networkMarks";
import { NetworkMark } from "./NetworkMark";

export const NetworkIcon = ({ network, className }: { network: Network; className?: string | undefined }) => (
  <NetworkMark mark={markOf(network)} className={className} />
);
