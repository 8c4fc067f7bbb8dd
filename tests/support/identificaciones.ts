/**
 * Identifications as people type them, for the tests of browser, API and database. The Ecuadorian ones come from
 * python-stdnum and stdnum-js: from their tests, and from issues about real numbers that were refused.
 */
import type {
  IdentificacionCode,
  IdentificacionOddity,
  TipoIdentificacion,
} from '../../src/domain/documentos/tipos.ts';

interface Real {
  readonly tipo: TipoIdentificacion;
  readonly typed: string;
  readonly normal: string;
  /** The warning that the form shows. */
  readonly odd?: IdentificacionOddity;
}

const real =
  (tipo: TipoIdentificacion) =>
  (typed: string, normal = typed, odd?: IdentificacionOddity): Real => ({
    tipo,
    typed,
    normal,
    ...(odd && { odd }),
  });
const [cedula, ruc, pasaporte, exterior] = [real('05'), real('04'), real('06'), real('08')];
const [ciudadania, extranjeria, nit] = [real('13'), real('22'), real('31')];

export const existing: readonly Real[] = [
  cedula('1714307103'),
  cedula('0602910945'),
  cedula('0910005917'),
  cedula('0101016905'),
  cedula('3050270150'),
  cedula('171430710-3', '1714307103'),
  cedula('0926687856 ', '0926687856'),
  cedula('09 2668 7856', '0926687856'),
  cedula('17.143.071.03', '1714307103'),
  cedula('1,714,307,103', '1714307103'),
  cedula('171430710–3', '1714307103'),
  cedula('171430710\u22123', '1714307103'),
  cedula('171430710\u20113', '1714307103'),
  cedula('171430710\uFE583', '1714307103'),
  cedula('\u00A01714307103\u202F', '1714307103'),
  cedula('1714307103\u200B', '1714307103'),
  cedula('\u200E1714307103\u200F', '1714307103'),
  cedula('١٧١٤٣٠٧١٠٣', '1714307103'),
  cedula('۱۷۱۴۳۰۷۱۰۳', '1714307103'),
  cedula('１７１４３０７１０－３', '1714307103'),
  cedula('C.I. 171430710-3', '1714307103'),
  cedula('Cédula: 1714307103', '1714307103'),
  cedula('Cedula de identidad 171430710-3', '1714307103'),
  cedula('CÉDULA DE CIUDADANÍA N.º 1714307103', '1714307103'),
  cedula('C.I./RUC: 1714307103', '1714307103'),
  cedula('EC 1714307103', '1714307103'),
  cedula('171430710_3', '1714307103'),
  cedula('(1714307103)', '1714307103'),
  cedula('“1714307103”;', '1714307103'),
  cedula('Nro. de cédula: 171430710-3', '1714307103'),
  cedula('0962467429', '0962467429', 'tercer_digito'),
  cedula('096246742-9', '0962467429', 'tercer_digito'),

  ruc('1714307103001'),
  ruc('0926687856001'),
  ruc('1792060346-001', '1792060346001'),
  ruc('1792060346001'),
  ruc('RUC: 1792060346001', '1792060346001'),
  ruc('R.U.C. Nro. 1792060346001', '1792060346001'),
  ruc('N.º de RUC 1792060346001', '1792060346001'),
  ruc('1792060346_001', '1792060346001'),
  ruc('1792060346 002', '1792060346002'),
  ruc('0190115798001'),
  ruc('1890001323001'),
  ruc('1790 011 674 001', '1790011674001'),
  ruc('1760001550001'),
  ruc('1768152130001'),
  ruc('0160000510001'),
  ruc('1760001551000'),
  ruc('0962467429001'),
  ruc('096246742-9—001', '0962467429001'),
  ruc('0961214434001'),
  ruc('1793189906001', '1793189906001', 'digito_verificador'),
  ruc('1793189906.001', '1793189906001', 'digito_verificador'),
  ruc('1793221293001', '1793221293001', 'digito_verificador'),
  ruc('1793213150001', '1793213150001', 'digito_verificador'),
  ruc('1793189624001', '1793189624001', 'digito_verificador'),
  ruc('0993366721001', '0993366721001', 'digito_verificador'),
  ruc('0993370026001', '0993370026001', 'digito_verificador'),
  ruc('0993381661001', '0993381661001', 'digito_verificador'),

  pasaporte('A1234567'),
  pasaporte('ab 123456', 'AB123456'),
  pasaporte('C01X00T47'),
  pasaporte('340020013'),
  pasaporte('12AI38147'),
  pasaporte('ＡＡＡ０００１４４', 'AAA000144'),
  pasaporte('E-12345678', 'E12345678'),
  pasaporte('pasaporte A1234567', 'A1234567'),
  pasaporte('Pasaporte N.º AB-123456', 'AB123456'),
  pasaporte('Passport No: 340020013', '340020013'),
  pasaporte('Passport number 340020013', '340020013'),
  pasaporte('N° A1234567', 'A1234567'),
  pasaporte('AB_123456', 'AB123456'),
  pasaporte('No. de pasaporte: A1234567', 'A1234567'),
  pasaporte('Passaporte nº FX123456', 'FX123456'),
  pasaporte('Passaporto YA1234567', 'YA1234567'),
  pasaporte('NODE12345', 'NODE12345', 'palabra'),
  pasaporte('PAS123456'),
  pasaporte('NO123456'),

  exterior('X-1234567-L', 'X1234567L'),
  exterior('12345678z', '12345678Z'),
  exterior('45678912'),
  exterior('12.345.678-5', '123456785'),
  exterior('529.982.247-25', '52998224725'),
  exterior('V-12.345.678', 'V12345678'),
  exterior('HEGG560427MVZRRL04'),
  exterior('8-123-4567', '81234567'),
  exterior('123456/10/1', '123456101'),
  exterior('C.I. V-12.345.678', 'V12345678'),
  exterior('NIE X-1234567-L', 'X1234567L'),
  exterior('DNI 12345678-Z', '12345678Z'),
  exterior('CURP: HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'),
  exterior('RUTA560427MVZRRL04'),
  exterior('T.I. 1020304050', '1020304050'),
  exterior('Tarjeta de identidad 1020304050', '1020304050'),
  exterior('PPT 5123456', '5123456'),
  exterior('P.E.P. 957081526041989', '957081526041989'),
  exterior('Pasaporte XDB123456', 'XDB123456'),
  exterior('X_1234567', 'X1234567'),

  ciudadania('1020304050'),
  ciudadania('1.020.304.050', '1020304050'),
  ciudadania("1'020.304.050", '1020304050'),
  ciudadania('79.123.456', '79123456'),
  ciudadania('79,123,456', '79123456'),
  ciudadania('52 345 678', '52345678'),
  ciudadania('1·020·304·050', '1020304050'),
  ciudadania('٤١٥٦٧٨٩٠', '41567890'),
  ciudadania('C.C. N.º 79.123.456', '79123456'),
  ciudadania('CC N° 79123456', '79123456'),
  ciudadania('Cédula de ciudadanía 52.345.678', '52345678'),
  ciudadania('T.I. 1020304050', '1020304050'),
  ciudadania('NUIP 1.020.304.050', '1020304050'),
  ciudadania('17042'),
  ciudadania('321', '321', 'serie'),
  ciudadania('2020304050', '2020304050', 'serie'),

  extranjeria('612345'),
  extranjeria('1.234.567', '1234567'),
  extranjeria('PPT 5123456', 'PPT5123456'),
  extranjeria('e 345678', 'E345678'),
  extranjeria('C.E. 345.678', '345678'),
  extranjeria('CE No. 612345', '612345'),
  extranjeria('Cédula de extranjería N.º 345678', '345678'),
  extranjeria('４５６７８９', '456789'),
  extranjeria('345_678', '345678'),

  nit('213123432-1'),
  nit('2131234321', '213123432-1'),
  nit('213.123.432-1', '213123432-1'),
  nit('213.123.432–1', '213123432-1'),
  nit('213,123,432 - 1', '213123432-1'),
  nit('213-123-432-1', '213123432-1'),
  nit('٢١٣١٢٣٤٣٢-١', '213123432-1'),
  nit('NIT. 899.999.063-3', '899999063-3'),
  nit('899.999.063-3', '899999063-3'),
  nit('800197268-4'),
  nit('900544472-2'),
  nit('890.903.938\u20148', '890903938-8'),
  nit('890903938 8', '890903938-8'),
  nit('８９０９０３９３８－８', '890903938-8'),
  nit('10184648519', '1018464851-9'),
  nit('8.600.343.137', '860034313-7'),
  nit('890.903.938', '89090393-8', 'sin_guion'),
  nit('٨٩٠٩٠٣٩٣٨', '89090393-8', 'sin_guion'),
  nit('890-903-938', '89090393-8', 'sin_guion'),
  nit('890.903.93-8', '89090393-8'),
  nit('89090393 – 8', '89090393-8'),
  nit('860002964-4 DV', '860002964-4'),
  nit('860.002.964 DV 4', '860002964-4'),
  nit('89090393 D.V.: 8', '89090393-8'),
  nit('860002964_4', '860002964-4'),
  nit('(860.002.964-4)', '860002964-4'),
  nit('Número de NIT: 860002964-4', '860002964-4'),
  nit('CO 860034313-7', '860034313-7'),
  nit('NIT/CC 1018464851-9', '1018464851-9'),
];

interface Impossible {
  readonly tipo: TipoIdentificacion;
  readonly typed: string;
  readonly code: IdentificacionCode;
}

type Reason = IdentificacionCode extends `identificacion_${infer R}` ? R : never;

const refusedFor =
  (tipo: TipoIdentificacion, reason: Reason) =>
  (...typed: string[]): Impossible[] =>
    typed.map((one) => ({ tipo, typed: one, code: `identificacion_${reason}` }));

/** None is empty, because a missing identification has another error. */
export const impossible: readonly Impossible[] = [
  ...refusedFor('05', 'longitud')(
    '171430710',
    '926687856',
    '17143071033',
    '1714307103001',
    '1',
    '171-430',
    '１７１４',
  ),
  ...refusedFor('05', 'caracteres')(
    '17143O7103',
    '123A567890',
    'abcdefghij',
    '1714307103*',
    'Cédula 17143071O3',
    'EC',
  ),
  ...refusedFor('05', 'provincia')('0014307103', '2514307103', '2914307103', '8814307107', '9914307103'),
  ...refusedFor(
    '05',
    'digito_verificador',
  )(...['1714307104', '1741307103', '0962467428', '0926687855', '171430710-0', '٠٩٢٦٦٨٧٨٥٥', '3050270151']),

  ...refusedFor('04', 'longitud')(
    '1714307103',
    '926687856001',
    '179206034601',
    '17920603460011',
    '1792060346-01',
  ),
  ...refusedFor('04', 'caracteres')('17920603A6001', '1792060346OO1'),
  ...refusedFor('04', 'provincia')(
    '9999999999999',
    '8810034069001',
    '8868152120001',
    '8892397539001',
    '0092060346001',
  ),
  ...refusedFor('04', 'digito_verificador')('1714307104001', '0926687855001', '171430710-4 001'),
  ...refusedFor(
    '04',
    'establecimiento',
  )(
    ...[
      '0926687856000',
      '1760001550000',
      '0992397535000',
      '1793189906000',
      '0962467429000',
      '1714307103-000',
    ],
  ),

  ...refusedFor('06', 'longitud')('A1', 'A123', 'A12345678901234567890', '12-34'),
  ...refusedFor('06', 'caracteres')('AB#12345', 'ÑA123456', 'AB12345é', 'АВ123456', '<AB123456>'),
  ...refusedFor('06', 'ceros')('00000', '000-000-000', '٠٠٠٠٠٠'),

  ...refusedFor('08', 'longitud')('12', 'X-1', '123456789012345678901', '-'),
  ...refusedFor('08', 'caracteres')('1234567&', '身份证12345', 'V 12345678 ñ'),
  ...refusedFor('08', 'ceros')('000', '0.000.000'),

  ...refusedFor('13', 'longitud')('12', '01020304050', '12345678901', '0123456', '0079123456', '0'),
  ...refusedFor('13', 'caracteres')('1020A', 'CC', '79.123.456x', '79*123456', 'CO'),

  ...refusedFor('22', 'longitud')('AB', '61', '1234567890123'),
  ...refusedFor('22', 'caracteres')('61-23*', 'Ñ12345', '6123?5'),
  ...refusedFor('22', 'ceros')('000000'),

  ...refusedFor('31', 'longitud')('123-1', '21312', '1-1', '12345678901234567', '0800197268-4', '0000000'),
  ...refusedFor('31', 'caracteres')('213123435A', '213123432-K', '4', 'NIT'),
  ...refusedFor(
    '31',
    'digito_verificador',
  )(...['213123432-2', '79123456-2', '2131234350', '2131234325', '213123435', '800197268', '899.999.063-4']),
];
