-- An application for somebody that is enrolled already takes no seat. Where everybody can count the seats it shows as
-- one all the same, as long as a stranger's would: the count before and after an application tells nobody who studies here.

alter table solicitudes add column ocupa boolean not null default false;
create index solicitudes_ocupa on solicitudes (curso_id) where ocupa;
