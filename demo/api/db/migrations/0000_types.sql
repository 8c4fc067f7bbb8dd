-- Types and functions that the tables of 0001 are made with.
-- Works on PostgreSQL 14 or newer and on PGlite alike; nothing here needs an extension.

-- Money is an integer count of minor units, never negative; no amount of one document is more than 999,999,999.99:
-- importeMax of src/domain/dinero.ts, which a test compares with this.
create domain dinero as bigint constraint dinero_tope check (value between 0 and 99999999999);--> statement-breakpoint
create domain moneda as text check (value ~ '^[A-Z]{3}$');--> statement-breakpoint

-- What a search compares: lower case without the accents of Spanish, whatever the database's locale is.
create function sin_tildes(texto text) returns text language sql immutable strict parallel safe as $$
  select translate(lower(texto), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun')
$$;--> statement-breakpoint

-- The state machine of src/domain/estados/inscripcion.ts, which a test compares with this one.
create function transicion_inscripcion(de text, a text) returns boolean language sql immutable parallel safe as $$
  select case de
    when 'en_espera' then a in ('pendiente_pago', 'activa', 'anulada', 'caducada')
    when 'pendiente_aprobacion' then a in ('pendiente_pago', 'activa', 'rechazada', 'anulada')
    when 'pendiente_pago' then a in ('activa', 'caducada', 'anulada')
    when 'activa' then a in ('finalizada', 'anulada')
    else de is null and a in ('en_espera', 'pendiente_aprobacion', 'pendiente_pago', 'activa')
  end
$$;
--> statement-breakpoint

-- Whether a document with this number can exist: checkIdentificacion of src/domain/documentos, which a test compares with
-- these. `numero` is in normal form.
create function cedula_verificada(numero text) returns boolean language sql immutable parallel safe as $$
  select sum(case when producto > 9 then producto - 9 else producto end) % 10 = 0
  from (select substr(numero, i, 1)::int * (1 + i % 2) as producto from generate_series(1, 10) i) productos
$$;--> statement-breakpoint
create function suma_ponderada(digitos text, pesos int[]) returns bigint language sql immutable parallel safe as $$
  select sum(substr(digitos, i, 1)::int * pesos[i]) from generate_series(1, length(digitos)) i
$$;--> statement-breakpoint
create function ruc_valido(numero text) returns boolean language sql immutable parallel safe as $$
  select case
    when substr(numero, 3, 1) <= '5' then cedula_verificada(numero) and right(numero, 3) <> '000'
    when substr(numero, 3, 1) = '6' and suma_ponderada(left(numero, 9), '{3,2,7,6,5,4,3,2,1}') % 11 = 0
      then right(numero, 4) <> '0000'
    else right(numero, 3) <> '000'
  end
$$;--> statement-breakpoint
create function nit_valido(numero text) returns boolean language sql immutable parallel safe as $$
  select (array[0, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1])[1 + resto] = right(numero, 1)::int
  from (select suma_ponderada(reverse(split_part(numero, '-', 1)), '{3,7,13,17,19,23,29,37,41,43,47,53,59,67,71}')::int % 11 as resto) restos
$$;--> statement-breakpoint
create function identificacion_valida(tipo text, numero text) returns boolean language sql immutable parallel safe as $$
  select case tipo
    when '05' then case when numero ~ '^(0[1-9]|1[0-9]|2[0-4]|[35]0)[0-9]{8}$' then cedula_verificada(numero) else false end
    when '04' then case when numero ~ '^(0[1-9]|1[0-9]|2[0-4]|[35]0)[0-9]{11}$' then ruc_valido(numero) else false end
    when '06' then numero ~ '^[A-Z0-9]{5,20}$' and numero !~ '^0+$'
    when '08' then numero ~ '^[A-Z0-9]{3,20}$' and numero !~ '^0+$'
    when '13' then numero ~ '^[1-9][0-9]{2,9}$'
    when '22' then numero ~ '^[A-Z0-9]{3,12}$' and numero !~ '^0+$'
    when '31' then case when numero ~ '^[1-9][0-9]{4,14}-[0-9]$' then nit_valido(numero) else false end
    else tipo is null
  end
$$;
