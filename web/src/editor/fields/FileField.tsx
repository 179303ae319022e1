import { MediaField, type MediaFieldProps } from "./MediaField";

/** The CV: a picture's types or a PDF; visitors see a PDF only. */
export const FileField = (props: MediaFieldProps) => <MediaField {...props} accepts="file" />;
