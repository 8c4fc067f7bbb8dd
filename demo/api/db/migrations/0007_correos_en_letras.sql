-- Addresses whose domain stands as the DNS writes it get its letters: see correosInLetters.ts, which has the rule of the domain.
select 1;
