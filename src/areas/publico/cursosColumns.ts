/** One to three columns of courses, as many as have room. */
import { css } from 'styled-components';

export const cursosColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  @container portal (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container portal (min-width: 1140px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
