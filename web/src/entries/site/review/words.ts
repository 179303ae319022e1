/** What nobody wrote, in the page's language: the server's (public/reviews/words.py), as it sends them. */
export interface ReviewWords {
  formNote: string;
  leave: string;
  on: string;
  about: string;
  wholeSection: string;
  untitled: string;
  name: string;
  remark: string;
  send: string;
  sending: string;
  sent: string;
  onlyOwner: string;
  another: string;
  close: string;
  incomplete: string;
  tooLong: string;
  tooMany: string;
  failed: string;
}
