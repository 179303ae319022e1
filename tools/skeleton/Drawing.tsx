// The layout as a small picture for its radio button: blocks where texts and images stand.
export const Drawing = () => (
  <>
    <path className="ink" d="M12 24h70v10H12zM12 40h52v10H12z" />
    <path className="accent" d="M106 14h42v46h-42z" />
    <path className="soft" d="M12 74h40v24H12zM60 74h40v24H60zM108 74h40v24h-40z" />
  </>
);
