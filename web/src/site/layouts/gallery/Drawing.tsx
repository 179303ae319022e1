// The layout as a small picture for its radio button: blocks where texts and images stand.
export const Drawing = () => (
  <>
    <path className="ink" d="M12 20h26v6H12zM12 30h18v6H12z" />
    <path
      className="soft"
      d="M12 44h22v3H12zM50 34l14 4v42l-14 4zM146 34l-14 4v42l14 4zM64 28l10 3v56l-10 3zM132 28l-10 3v56l10 3z"
    />
    <path className="accent" d="M74 18h48v80H74z" />
  </>
);
