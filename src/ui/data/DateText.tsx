/** A date: in words when it is near, written out in full when pointed at. */
import styled from 'styled-components';
import { useFormat } from '../../i18n/useFormat.ts';

export interface DateTextProps {
  /** `YYYY-MM-DD` or an RFC 3339 instant. */
  readonly value: string;
  /** `near` (default): "mañana", later "21 nov 2026" · `day`: always the date · `moment`: date and time. */
  readonly show?: 'near' | 'day' | 'moment';
}

/**
 * Isolated, because Arabic text would reverse a date that begins with its day. A moment may take two lines: with its zone
 * it is wider than a phone.
 */
const Time = styled.time<{ readonly $long: boolean }>`
  white-space: ${({ $long }) => ($long ? 'normal' : 'nowrap')};
`;

export function DateText({ value, show = 'near' }: DateTextProps) {
  const { date, dateTime, relative } = useFormat();
  const text = { near: relative, day: date, moment: dateTime }[show];
  return (
    <Time $long={show === 'moment'} dir="auto" dateTime={value} title={date(value, 'long')}>
      {text(value)}
    </Time>
  );
}
