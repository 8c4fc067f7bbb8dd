/**
 * Returns the form in which a time names its zone in words: "hora de Ecuador". The short name would put “heure : Équateur”
 * into a French sentence and “COT” into a Colombian one, the long one “standard” into a Spanish or a Chinese one.
 * @param locale BCP 47
 */
export function zoneNameIn(locale: string): 'shortGeneric' | 'longGeneric' {
  return /^(fr|es-CO)/.test(locale) ? 'longGeneric' : 'shortGeneric';
}
