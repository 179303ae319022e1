// Pages that stand in for a site: nothing at this address, no site yet, none any more, under construction, suspended
// by the operator. Public, so they follow its look. Their words come from the server (content/notice_words.py).
export interface NoticeProps {
  kind: string;
  said: { title: string; text: string; link: string };
}

const leadsTo: Readonly<Record<string, string>> = {
  notFound: "/",
  empty: "/dashboard/signup",
  closed: "/dashboard/login",
};

export function Notice({ kind, said: { title, text, link } }: NoticeProps) {
  return (
    <main className="notice">
      <p className="notice-mark" aria-hidden="true">
        <span />
        <span />
        <span />
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      {link && (
        <p>
          <a className="notice-link" href={leadsTo[kind]}>
            {link}
          </a>
        </p>
      )}
    </main>
  );
}
