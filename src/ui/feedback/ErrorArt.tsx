/** The drawing of a failure: a plug that came out of its socket, in the tone of warnings. */
export function ErrorArt() {
  return (
    <svg width="160" height="104" viewBox="0 0 160 104" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="94" rx="58" ry="7" fill="var(--portal-fill)" />
      <path
        d="M4 58h26c10 0 12-10 22-10"
        stroke="var(--portal-grey-400)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect
        x="48"
        y="30"
        width="24"
        height="36"
        rx="8"
        fill="var(--portal-warning-tint)"
        stroke="var(--portal-warning)"
        strokeWidth="3"
      />
      <path d="M72 40h9M72 56h9" stroke="var(--portal-warning)" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M156 58h-22c-10 0-12-10-22-10"
        stroke="var(--portal-grey-400)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M112 66h-6a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12h6v36Z"
        fill="var(--portal-warning-tint)"
        stroke="var(--portal-warning)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="m86 16-3-9M78 20l-8-6M94 18l5-8"
        stroke="var(--portal-warning)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
