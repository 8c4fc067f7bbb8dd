import { describe, expect, it } from 'vitest';
// @ts-expect-error a page's script, without types
import { writeCourse } from '../../demo/site/generador/course.js';
import { curso } from '../../src/contract/examples/records.ts';

const read = (html: string): Record<string, unknown> =>
  JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? '');

describe('what search engines read of a course', () => {
  it('is a Course of schema.org with its offer and its dates, in whole addresses and exact amounts', () => {
    const written = writeCourse(curso, 'Universidad', 'https://www.ejemplo.edu/c', 'https://api.ejemplo.edu');
    expect(read(written)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Redacción científica',
      url: 'https://www.ejemplo.edu/c',
      image: [
        'https://api.ejemplo.edu/imagenes/redaccion-640.webp',
        'https://api.ejemplo.edu/imagenes/redaccion-1280.webp',
      ],
      provider: { '@type': 'Organization', name: 'Universidad' },
      offers: { category: 'Paid', price: '230.00', priceCurrency: 'USD' },
      hasCourseInstance: {
        courseMode: 'blended',
        startDate: '2027-03-06',
        courseWorkload: 'PT6H',
        location: { name: 'Aula 204' },
      },
    });
  });

  it('cannot end its script, whatever the institution wrote', () => {
    const written = writeCourse({ ...curso, nombre: '</script><b>' }, 'U', '', 'https://api.ejemplo.edu');
    expect(written.match(/<\/script>/g)).toHaveLength(1);
    expect(read(written).name).toBe('</script><b>');
  });
});
