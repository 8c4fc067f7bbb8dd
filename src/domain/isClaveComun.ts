/**
 * Common passwords that are long enough to pass the length rule, folded (lower case, no spaces). Short ones need no
 * list, and rules in clave.ts catch runs and repetitions. Kept small: the browser downloads it.
 */
const list = `passwordpassword password1password1 passwordpassword1 password123456789 password1234567890 passwordpassword123
contraseñacontraseña contrasenacontrasena contraseña123456 contrasena123456 contraseña123456789 contrasena123456789
micontraseñasegura micontrasenasegura contraseñasegura contrasenasegura contraseñasegura1 contrasenasegura1
1q2w3e4r5t6y7u8i9o0p 1qaz2wsx3edc4rfv 1qaz2wsx3edc4rfv5tgb qazwsxedcrfvtgb qazwsxedcrfvtgbyhnujm
q1w2e3r4t5y6u7i8o9p0 a1b2c3d4e5f6g7h8 a1s2d3f4g5h6j7k8l9 123456789qwertyuiop qwertyuiop123456789 qwerty123456789
1234567890qwerty 1234567890qwertyuiop qwertyuiop1234567890 123456789abcdefghi abcdefghi123456789 abc123456789abc
abcd1234abcd1234 administradoradministrador administrador123 administrator123 administrator1234
iloveyouiloveyou teamomuchoteamomucho teamomuchomiamor teamomuchisimo123 letmeinletmeinletmein welcomewelcome123
bienvenidobienvenido bienvenido123456 bienvenidos123456 correcthorsebatterystaple trustno1trustno1
universidad123456 universidad2024 universidad2025 universidad2026 estudiante123456 estudiante2024 estudiante2025
estudiante2026 ecuadorecuador colombiacolombia barcelonabarcelona liverpoolliverpool portaldeclientes portalclientes123
changemechangeme changeme12345678 cambiarestaclave cambiaestaclave cambiarclave123 noselacontraseña
superman123456789 princesaprincesa`;

let common: ReadonlySet<string> | undefined;

/**
 * Returns true if a password is on the list. The list is split on the first call, not while a page loads.
 * @param folded lower case, without spaces
 */
export function isClaveComun(folded: string): boolean {
  common ??= new Set(list.split(/\s+/));
  return common.has(folded);
}
