import { MediaField, type MediaFieldProps } from "./MediaField";

/** A picture: png, jpeg or svg. */
export const ImageField = (props: MediaFieldProps) => <MediaField {...props} accepts="image" />;
