import { useQuery } from "@tanstack/react-query";
import { CheckCheck, Download, Ellipsis } from "lucide-react";
import { siteQuery } from "../../editor/queries";
import { inboxWords } from "../../i18n/messages";
import { IconButton } from "../../ui/buttons/IconButton";
import { Menu, MenuChoice, MenuItem, MenuLine } from "../../ui/buttons/Menu";
import { Icon } from "../../ui/Icon";
import { toastSuccess } from "../../ui/notices/Toasts";
import { useInboxActions } from "./queries";

const mailChoices = [
  { value: "on", label: inboxWords.mailsOn },
  { value: "off", label: inboxWords.mailsOff },
] as const;

export function InboxMenu() {
  const { data: site } = useQuery(siteQuery);
  const { readAll, switchMails } = useInboxActions();
  return (
    <Menu trigger={<IconButton label={inboxWords.options} icon={Ellipsis} />}>
      <MenuItem icon={CheckCheck} onSelect={() => void readAll()}>
        {inboxWords.readAll}
      </MenuItem>
      <MenuItem asChild>
        <a href="/api/site/messages/export.csv" download>
          <Icon of={Download} />
          {inboxWords.exportCsv}
        </a>
      </MenuItem>
      {site && (
        <>
          <MenuLine />
          <MenuChoice
            label={inboxWords.mails}
            value={site.mailsMessages ? "on" : "off"}
            choices={mailChoices}
            onChange={async (choice) => {
              const isDone = await switchMails(choice === "on");
              if (isDone) toastSuccess(choice === "on" ? inboxWords.mailsNowOn : inboxWords.mailsNowOff);
            }}
          />
        </>
      )}
    </Menu>
  );
}
