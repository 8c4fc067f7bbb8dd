/** Names as they are given and inherited in Ecuador, and valid cédulas to go with them. */
import { type Azar, between, chance, pick } from './azar.ts';

const mujeres = [
  'María José',
  'Ana Lucía',
  'Gabriela',
  'Daniela',
  'Andrea',
  'Carolina',
  'Verónica',
  'Paola',
  'Diana',
  'Mónica',
  'Johanna',
  'Karla',
  'Lorena',
  'Nathaly',
  'Estefanía',
  'Rosa Elena',
  'Carmen',
  'Blanca',
  'Fernanda',
  'Lizbeth',
  'Doménica',
  'Sisa',
  'Nina',
  'Tamia',
  'Valeria',
  'Camila',
  'Isabel',
  'Cecilia',
  'Ximena',
  'Jéssica',
];
const hombres = [
  'Juan Carlos',
  'Luis Fernando',
  'Diego',
  'Andrés',
  'Santiago',
  'Cristian',
  'Byron',
  'Wilson',
  'Édgar',
  'Jorge',
  'Marco Antonio',
  'Patricio',
  'Esteban',
  'Xavier',
  'Fabián',
  'Roberto',
  'Ángel',
  'Kevin',
  'Mateo',
  'Sebastián',
  'Inti',
  'Amaru',
  'Holger',
  'Galo',
  'Iván',
  'Mauricio',
  'Rubén',
  'Danilo',
  'José Luis',
  'Víctor Hugo',
];
const apellidos = [
  'Andrade',
  'Cevallos',
  'Zambrano',
  'Mendoza',
  'Guamán',
  'Quishpe',
  'Morales',
  'Vera',
  'Cedeño',
  'Loor',
  'Paredes',
  'Chicaiza',
  'Tipán',
  'Yánez',
  'Jaramillo',
  'Ordóñez',
  'Sarmiento',
  'Espinoza',
  'Villacís',
  'Burbano',
  'Caicedo',
  'Quiñónez',
  'Macías',
  'Alvarado',
  'Bajaña',
  'Mora',
  'Toapanta',
  'Lema',
  'Cajamarca',
  'Peñafiel',
  'Salazar',
  'Romero',
  'Carrión',
  'Cueva',
  'Ochoa',
  'Vintimilla',
  'Moscoso',
  'Intriago',
  'Solórzano',
  'Chávez',
  'Maldonado',
  'Proaño',
  'Rosero',
  'Estrella',
  'Murillo',
  'Plúas',
  'Yagual',
  'Tomalá',
  'Arteaga',
  'Benalcázar',
];
const calles = [
  'Av. 9 de Octubre',
  'Calle Vargas Machuca',
  'Av. de las Américas',
  'Calle Sucre',
  'Av. Amazonas',
  'Calle Larga',
  'Av. Quito',
  'Calle Bolívar',
  'Av. González Suárez',
  'Calle Panamá',
  'Av. Loja',
  'Calle Rocafuerte',
];
const ciudades = [
  'Guayaquil',
  'Quito',
  'Cuenca',
  'Manta',
  'Ambato',
  'Loja',
  'Esmeraldas',
  'Riobamba',
  'Machala',
];

export interface Persona {
  nombres: string;
  apellidos: string;
  identificacion: string;
  telefono: string;
}

export function drawPersona(azar: Azar, taken: Set<string>): Persona {
  const nombres = pick(azar, chance(azar, 52) ? mujeres : hombres);
  const persona = { nombres, apellidos: `${pick(azar, apellidos)} ${pick(azar, apellidos)}` };
  return { ...persona, identificacion: drawCedula(azar, taken), telefono: `+5939${azar.string.numeric(8)}` };
}

/** Somebody of the same family: a child or a parent, with the first surname. */
export function drawFamiliar(azar: Azar, de: Persona, taken: Set<string>): Persona {
  const familiar = drawPersona(azar, taken);
  return {
    ...familiar,
    apellidos: `${de.apellidos.split(' ')[0]} ${pick(azar, apellidos)}`,
    telefono: de.telefono,
  };
}

export function drawDireccion(azar: Azar): string {
  const letra = pick(azar, ['N', 'S', 'E', 'O']);
  return `${pick(azar, calles)} ${letra}${between(azar, 10, 60)}-${between(azar, 10, 99)}, ${pick(azar, ciudades)}`;
}

/** Nobody's real mailbox: .test is reserved by RFC 2606. The number keeps it unique. */
export function mailboxOf({ nombres, apellidos: family }: Persona, n: number): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z ]/g, '')
      .toLowerCase()
      .split(' ')[0];
  return `${plain(nombres)}.${plain(family)}${n}@ejemplo.test`;
}

function drawCedula(azar: Azar, taken: Set<string>): string {
  for (;;) {
    const provincia = String(between(azar, 1, 24)).padStart(2, '0');
    const first = `${provincia}${between(azar, 0, 5)}${azar.string.numeric(6)}`;
    const suma = [...first].reduce((total, digit, i) => {
      const producto = Number(digit) * (i % 2 === 0 ? 2 : 1);
      return total + (producto > 9 ? producto - 9 : producto);
    }, 0);
    const cedula = `${first}${(10 - (suma % 10)) % 10}`;
    if (!taken.has(cedula)) {
      taken.add(cedula);
      return cedula;
    }
  }
}
