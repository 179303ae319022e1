// Written by `make gen` from locales/. Do not edit.

export const termsWords = {
  accept: "I accept the",
  link: "terms of use",
  newTab: "(new tab)",
  missing: "Accept the terms of use to create an account.",
  title: "Terms of use",
  text: "Whoever runs this service asks you to read and accept its terms of use. We only ask once, as long as they don’t change.",
  stays: "Your site stays as it is. If you don’t accept them, you can take your data along or delete your account.",
  read: "Read the terms",
  submit: "I accept",
  accepted: "Thank you, that’s noted.",
  takeAlong: "Take my data along or delete my account",
};
export const awaitingWords = {
  landing: (email: string): string => `Your site isn’t visible yet: first confirm your address ${email} with the link we sent you.`,
  summary: "Your site will be online as soon as your email address is confirmed.",
  badge: "Awaiting confirmation",
  atSwitch: "Visitors will see your site as soon as your email address is confirmed. Until then, they see the placeholder page.",
};
