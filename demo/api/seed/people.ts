/** Draws people with names that are common in Ecuador, and with valid cédulas. */
import { checkCedula } from '../../../src/domain/documentos/ecuador.ts';
import { between, chance, pick, random } from './random.ts';

const list = (text: string): string[] => text.trim().replace(/\s+/g, ' ').split(', ');

const women = list(`
  María José, Ana Lucía, Gabriela, Daniela, Andrea, Carolina, Verónica, Paola, Diana, Mónica, Johanna,
  Karla, Lorena, Nathaly, Estefanía, Rosa Elena, Carmen, Blanca, Fernanda, Lizbeth, Doménica, Sisa,
  Nina, Tamia, Valeria, Camila, Isabel, Cecilia, Ximena, Jéssica
`);
const men = list(`
  Juan Carlos, Luis Fernando, Diego, Andrés, Santiago, Cristian, Byron, Wilson, Édgar, Jorge, Marco
  Antonio, Patricio, Esteban, Xavier, Fabián, Roberto, Ángel, Kevin, Mateo, Sebastián, Inti, Amaru,
  Holger, Galo, Iván, Mauricio, Rubén, Danilo, José Luis, Víctor Hugo
`);
const surnames = list(`
  Andrade, Cevallos, Zambrano, Mendoza, Guamán, Quishpe, Morales, Vera, Cedeño, Loor, Paredes,
  Chicaiza, Tipán, Yánez, Jaramillo, Ordóñez, Sarmiento, Espinoza, Villacís, Burbano, Caicedo,
  Quiñónez, Macías, Alvarado, Bajaña, Mora, Toapanta, Lema, Cajamarca, Peñafiel, Salazar, Romero,
  Carrión, Cueva, Ochoa, Vintimilla, Moscoso, Intriago, Solórzano, Chávez, Maldonado, Proaño, Rosero,
  Estrella, Murillo, Plúas, Yagual, Tomalá, Arteaga, Benalcázar
`);
const streets = list(`
  Av. 9 de Octubre, Calle Vargas Machuca, Av. de las Américas, Calle Sucre, Av. Amazonas, Calle Larga,
  Av. Quito, Calle Bolívar, Av. González Suárez, Calle Panamá, Av. Loja, Calle Rocafuerte
`);
const cities = list(`
  Guayaquil, Quito, Cuenca, Manta, Ambato, Loja, Esmeraldas, Riobamba, Machala
`);

export interface SeedPerson {
  nombres: string;
  apellidos: string;
  identificacion: string;
  telefono: string;
}

/** Adds the identification to `taken`. */
export function drawPerson(taken: Set<string>): SeedPerson {
  const nombres = pick(chance(52) ? women : men);
  const apellidos = `${pick(surnames)} ${pick(surnames)}`;
  const identificacion = drawCedula(taken);
  return { nombres, apellidos, identificacion, telefono: `+5939${random.string.numeric(8)}` };
}

/** Draws a person of the same family, with the same first surname and telephone. */
export function drawRelative(of: SeedPerson, taken: Set<string>): SeedPerson {
  const relative = drawPerson(taken);
  const apellidos = `${of.apellidos.split(' ')[0]} ${pick(surnames)}`;
  return { ...relative, apellidos, telefono: of.telefono };
}

export function drawDireccion(): string {
  const letter = pick(['N', 'S', 'E', 'O']);
  const street = pick(streets);
  return `${street} ${letter}${between(10, 60)}-${between(10, 99)}, ${pick(cities)}`;
}

/** Makes an address that nobody has: RFC 2606 reserves .test. The number makes it unique. */
export function mailboxOf({ nombres, apellidos }: SeedPerson, n: number): string {
  const [first, last] = [nombres, apellidos].map(
    (text) =>
      text
        .normalize('NFD')
        .replace(/[^A-Za-z ]/g, '')
        .toLowerCase()
        .split(' ')[0],
  );
  return `${first}.${last}${n}@ejemplo.test`;
}

function drawCedula(taken: Set<string>): string {
  for (;;) {
    const province = String(between(1, 24)).padStart(2, '0');
    const start = `${province}${between(0, 5)}${random.string.numeric(6)}`;
    const cedula = [...'0123456789'].map((last) => start + last).find((numero) => checkCedula(numero).ok);
    if (cedula === undefined || taken.has(cedula)) continue;
    taken.add(cedula);
    return cedula;
  }
}
