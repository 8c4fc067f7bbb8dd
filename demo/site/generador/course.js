// Writes what search engines read of a course (schema.org Course), for the head of the page that offers it.

const modes = { presencial: 'onsite', virtual: 'online', hibrida: 'blended' };

/**
 * @param curso as the API lists it
 * @param provider the institution's name
 * @param page the address of the page, or '' if it is not known
 */
export function writeCourse(curso, provider, page, origin) {
  const { area, horas, imagen, cuposDisponibles } = curso;
  const places = [...new Set(curso.sesiones.map(({ lugar }) => lugar).filter(Boolean))];
  const course = {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: curso.nombre,
    description: curso.descripcion || curso.nombre,
    courseCode: curso.identificacion,
    ...(area && { about: area }),
    ...(page && { url: page }),
    ...(imagen && { image: imagen.archivos.map(({ url }) => new URL(url, origin).href) }),
    provider: { '@type': 'Organization', name: provider },
    offers: {
      '@type': 'Offer',
      category: curso.precio === 0 ? 'Free' : 'Paid',
      price: majorUnits(curso.precio, curso.moneda),
      priceCurrency: curso.moneda,
      availability: `https://schema.org/${cuposDisponibles === 0 ? 'SoldOut' : 'InStock'}`,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modes[curso.modalidad],
      startDate: curso.inicio,
      endDate: curso.fin,
      ...(horas && { courseWorkload: `PT${horas}H` }),
      ...(curso.modalidad !== 'virtual' && places[0] && { location: { '@type': 'Place', name: places[0] } }),
    },
  };
  // A text of the course cannot end the script.
  const json = JSON.stringify(course).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

/** The decimals of a currency are exact: the digits are moved, not divided. */
function majorUnits(minor, moneda) {
  const { maximumFractionDigits: places } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: moneda,
  }).resolvedOptions();
  const digits = String(minor).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
