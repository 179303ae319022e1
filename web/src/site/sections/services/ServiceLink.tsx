import { useWords } from "../../context";
import { linkLabel } from "../../page/linkLabel";
import { Icon } from "../../parts/Icon";

interface ServiceLinkProps {
  title: string;
  link: string;
  arrow: string;
}

/** By the place it leads to: the host, the address or the number. */
export function ServiceLink({ title, link, arrow }: ServiceLinkProps) {
  const { newTab } = useWords();
  return (
    <a className="link" href={link} target="_blank" rel="noopener">
      <bdi>{linkLabel(link)}</bdi>
      <Icon name="out" className={arrow} />
      <span className="sr">{` ${title} (${newTab})`}</span>
    </a>
  );
}
