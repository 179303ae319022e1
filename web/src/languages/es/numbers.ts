// Numbers, sizes and hours as Spanish writes them. The pages of i18n/ are read only after this language has spoken up, so
// nothing here may import them; the same holds for every file of this folder, types apart.
// One word for one thing: sitio, sección, borrador, versión, diseño (layout), tema, Inicio, espacio (room), copia (archive
// that is taken along), archivo (file), comentario (remark), enlace de revisión, denuncia (complaint), resumen semanal
// (letter), administración (operation), titular (owner), llave de acceso (passkey), verificación en dos pasos, código de
// recuperación, clave de activación, página de espera, panel (dashboard), en línea, en construcción.
// Remarks and complaints are 'resueltos'; cifras are statistics, and what one types are números or dígitos.
// One 'quita' what can come back and 'elimina' what cannot; 'completar' is to fill in, 'subir' is to upload. Usted.
// Words that one side of the ocean does not say are left out: no ordenador or computadora (Escritorio), no coger, no móvil,
// no Intro (Enter). What both say but write apart stands as most write it: video, for visitors too.
export const locale = "es";

const figures = new Intl.NumberFormat(locale);
const rules = new Intl.PluralRules(locale);

/** '12.400'. */
export const figure = (number: number): string => figures.format(number);
/** '1 visita', '0 visitas', '1.000.000 de visitas'. */
export function counted(number: number, one: string, other: string): string {
  const form = rules.select(number);
  return `${figure(number)} ${form === "one" ? one : form === "many" ? `de ${other}` : other}`;
}
