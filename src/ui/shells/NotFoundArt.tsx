/** A four, a magnifying glass that finds nothing, and a four. */
export function NotFoundArt() {
  return (
    <svg width="260" height="150" viewBox="0 0 260 150" fill="none" aria-hidden="true">
      <ellipse cx="130" cy="138" rx="104" ry="8" fill="var(--portal-fill)" />
      <g stroke="var(--portal-accent)" strokeWidth="14" strokeLinecap="round" strokeLinejoin="round">
        <path d="M58 32 24 92h52M60 68v54M212 32l-34 60h52M214 68v54" opacity="0.9" />
      </g>
      <circle
        cx="125"
        cy="72"
        r="35"
        fill="var(--portal-tint)"
        stroke="var(--portal-accent)"
        strokeWidth="9"
      />
      <path d="m151 98 22 26" stroke="var(--portal-accent)" strokeWidth="13" strokeLinecap="round" />
      <path
        d="M114 66v.01M136 66v.01M114 86c6-6 16-6 22 0"
        stroke="var(--portal-on-tint)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
