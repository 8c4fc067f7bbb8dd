/** The drawing of an empty list: an open tray with a sheet over it, in the accent's tint. */
export function EmptyArt() {
  return (
    <svg width="160" height="120" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="106" rx="62" ry="8" fill="var(--portal-fill)" />
      <g transform="rotate(-7 74 46)">
        <rect
          x="46"
          y="10"
          width="56"
          height="70"
          rx="8"
          fill="var(--portal-float)"
          stroke="var(--portal-line)"
          strokeWidth="2"
        />
        <path
          d="M57 27h34M57 39h34M57 51h20"
          stroke="var(--portal-grey-400)"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.6"
        />
      </g>
      <path
        d="M34 62h26c2 0 3 1 4 3 3 7 9 11 16 11s13-4 16-11c1-2 2-3 4-3h26l4 32a10 10 0 0 1-10 11H40a10 10 0 0 1-10-11l4-32Z"
        fill="var(--portal-tint)"
      />
      <path
        d="M34 62h26c2 0 3 1 4 3 3 7 9 11 16 11s13-4 16-11c1-2 2-3 4-3h26"
        stroke="var(--portal-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity="0.7"
      />
      <circle cx="124" cy="26" r="5" fill="var(--portal-accent)" opacity="0.35" />
      <circle cx="30" cy="38" r="3" fill="var(--portal-accent)" opacity="0.5" />
    </svg>
  );
}
