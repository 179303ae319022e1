// What a visitor writes to the site's owner. Apart from context.ts: whoever sends it needs no React.

export interface VisitorMessage {
  name: string;
  email: string;
  message: string;
  /** Honeypot: people never see the field, so only machines fill it. */
  website: string;
}

export type MessageField = "name" | "email" | "message";

/** The server's word on what the form let pass: these fields are missing or wrong. */
export class IncompleteMessage extends Error {
  readonly fields: readonly MessageField[];

  constructor(fields: readonly MessageField[]) {
    super("incomplete message");
    this.fields = fields;
  }
}
