// The start of a page that stands alone, as a file without a server: what the public page's own does, and nothing that asks
// for anything. One classic script with all islands in it: from a folder on a disk browsers load no modules.
import { readData } from "./site/data";
import { startPage } from "./site/startPage";
import { rememberLanguage } from "./site/visitor";

const data = readData();
const root = document.getElementById("root");
if (data && root) {
  startPage(root, data);
  rememberLanguage(data.page);
}
