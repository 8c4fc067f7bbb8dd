/** The picture of the sign-in page: a campus that stands on an open book. Decoration; `slot="imagen"` replaces it. */

const tree = 'M0 0v-34M0-14l10-9M0-20l-9-8';

export function CampusArt() {
  return (
    <svg viewBox="0 0 720 560" preserveAspectRatio="xMidYMax slice" fill="none" aria-hidden="true">
      <circle cx="470" cy="232" r="190" fill="#14b6c3" />
      <circle cx="470" cy="232" r="132" fill="#3cc8d3" />
      <circle cx="470" cy="232" r="78" fill="#ffe2a8" />

      <g fill="#ffffff">
        <path
          d="M96 176a22 22 0 0 1 4-43 34 34 0 0 1 64-8 26 26 0 0 1 42 20 16 16 0 0 1 2 31H96Z"
          opacity="0.85"
        />
        <path
          d="M566 122a15 15 0 0 1 3-29 23 23 0 0 1 43-5 18 18 0 0 1 28 13 11 11 0 0 1 1 21h-75Z"
          opacity="0.6"
        />
      </g>

      <path
        d="M0 424c70-58 150-74 236-40 70 28 112 10 176-22 98-48 208-34 308 40v158H0V424Z"
        fill="#0798a5"
      />
      <path d="M0 470c110-46 208-42 300-10s214 30 420-34v134H0v-90Z" fill="#067f8b" />

      {/* The open book. */}
      <path
        d="M360 454c-70-24-168-32-306-20l-26 104c142-14 250-2 332 40 82-42 190-54 332-40l-26-104c-138-12-236-4-306 20Z"
        fill="#0b3f4a"
      />
      <path d="M360 442c-70-22-160-32-292-22l-24 98c134-12 238 0 316 40V462Z" fill="#fff8e8" />
      <path d="M360 442c70-22 160-32 292-22l24 98c-134-12-238 0-316 40V462Z" fill="#fdecc8" />
      <g stroke="#d9c79c" strokeWidth="4" strokeLinecap="round">
        <path d="M98 456c84-4 150 6 206 30M90 482c88-4 158 8 214 32M622 456c-84-4-150 6-206 30M630 482c-88-4-158 8-214 32" />
      </g>

      {/* The building: steps, columns, gable, clock. */}
      <path d="M196 426h328l18 22H178l18-22Z" fill="#0b3f4a" />
      <path d="M214 408h292v20H214z" fill="#f4dfb4" />
      <path d="M232 292h256v116H232z" fill="#fff8e8" />
      <path d="M300 408v-66a60 60 0 0 1 120 0v66H300Z" fill="#0b3f4a" />
      <path d="M334 408v-58a26 26 0 0 1 52 0v58h-52Z" fill="#ffc46b" />
      <g fill="#f1d9a6">
        <path d="M244 304h20v104h-20zM276 304h16v104h-16zM428 304h16v104h-16zM456 304h20v104h-20z" />
      </g>
      <path d="M216 274h288v22H216z" fill="#f4dfb4" />
      <path d="m360 186 160 90H200l160-90Z" fill="#ff8f6b" />
      <path d="m360 186 160 90h-44l-116-64-116 64h-44l160-90Z" fill="#e8694a" />
      <circle cx="360" cy="246" r="19" fill="#fff8e8" stroke="#0b3f4a" strokeWidth="4" />
      <path
        d="M360 236v10l7 5"
        stroke="#0b3f4a"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M360 186v-54" stroke="#0b3f4a" strokeWidth="5" strokeLinecap="round" />
      <path d="M362 134c16-10 28 8 46-2v28c-18 10-30-8-46 2v-28Z" fill="#ffc46b" />

      <g fill="#0a6d63">
        <circle cx="150" cy="366" r="42" />
        <circle cx="116" cy="396" r="28" />
        <circle cx="574" cy="360" r="46" />
        <circle cx="612" cy="394" r="28" />
      </g>
      <g fill="#12917d">
        <circle cx="162" cy="354" r="26" />
        <circle cx="590" cy="346" r="28" />
      </g>
      <g stroke="#0b3f4a" strokeWidth="6" strokeLinecap="round">
        <path d={tree} transform="translate(150 428)" />
        <path d={tree} transform="translate(574 428)" />
      </g>

      {/* A letter under way. */}
      <path
        d="M150 262c46-44 92-52 138-92"
        stroke="#0b3f4a"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 12"
        opacity="0.7"
      />
      <path d="m276 166 62-30-24 66-14-26-24-10Z" fill="#ffffff" />
      <path d="m300 176 38-40-24 66-14-26Z" fill="#d5f2f4" />
    </svg>
  );
}
