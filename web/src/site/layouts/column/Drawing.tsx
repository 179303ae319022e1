// The layout as a small picture for its radio button: blocks where texts and images stand.
export const Drawing = () => (
  <>
    <path className="ink" d="M34 36h92v10H34zM52 52h76v10H52z" />
    <path className="soft" d="M48 26h64v3H48z" />
    <path className="accent" d="M72 13h16v7H72zM24 76h34v22H24z" />
    <path className="soft" d="M63 76h34v22H63zM102 76h34v22h-34z" />
  </>
);
