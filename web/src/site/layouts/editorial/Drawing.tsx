// The layout as a small picture for its radio button: blocks where texts and images stand.
export const Drawing = () => (
  <>
    <path className="accent" d="M22 26h56v8H22zM22 38h38v8H22z" />
    <path className="soft" d="M22 16h26v4H22zM22 54h54v3H22zM22 60h48v3H22zM22 80h50v3H22zM22 86h44v3H22z" />
    <circle className="soft" cx="118" cy="36" r="20" />
    <path className="accent" d="M86 72h52v26H86z" />
  </>
);
