<?php
/**
 * The smallest server that the public form and the sign-in need: five calls, by PHP 8 without extensions. `php -S 127.0.0.1:8000 server.php`
 * starts it. Its twins in Node and Python stand beside it, and the check of the contract tries all three.
 *
 * PHP forgets everything after an answer, so a file stands for the database.
 */
declare(strict_types=1);

// Whoever may sign in. A real server keeps a hash of password_hash().
const USER = ['id' => 'u-1', 'displayName' => 'Ana Paredes', 'email' => 'ana@ejemplo.edu'];
define('PASSWORD', getenv('PORTAL_PASSWORD') ?: 'la clave de ana es larga');
define('ORIGIN', getenv('ORIGIN') ?: 'https://www.ejemplo.edu'); // the site whose pages may call this server
define('STORE', (getenv('STORE') ?: sys_get_temp_dir() . '/portal-servidor') . '.json');
define('YEAR', (int) date('Y') + 2); // far enough ahead that the courses are open whenever this runs
const MODALIDADES = ['presencial', 'virtual', 'hibrida'];
const ESTADOS = ['programado', 'abierto', 'lleno', 'cerrado', 'en_curso', 'finalizado', 'cancelado'];
const PARAMETERS = ['limite', 'cursor', 'q', 'desde', 'hasta', 'orden', 'area', 'precioHasta', 'modalidad', 'estado'];

/** Thrown by whatever refuses a request. */
class Refused extends Exception
{
    public function __construct(public int $status, string $code, public array $errors = [], public array $headers = [])
    {
        parent::__construct($code);
    }
}

function invalid(string $pointer, string $code = 'formato'): Refused
{
    return new Refused(422, 'validacion', [['pointer' => $pointer, 'code' => $code]]);
}

function cursos(): array
{
    return array_map(fn (int $i) => [
        'id' => 'c-' . ($i + 1),
        'identificacion' => 'PEQ-' . ($i + 1),
        'nombre' => 'Curso ' . 'ABCDEFGHI'[$i] . ' de ' . ['álgebra', 'dibujo', 'historia'][$i % 3],
        'descripcion' => 'Un curso pequeño.',
        'modalidad' => MODALIDADES[$i % 3],
        'sesiones' => [],
        'inicio' => YEAR . '-0' . ($i + 1) . '-10',
        'fin' => YEAR . '-0' . ($i + 1) . '-20',
        'inscripcionDesde' => '2020-01-01',
        'inscripcionHasta' => YEAR . '-12-31',
        'cupo' => 30,
        'cuposDisponibles' => 30 - $i,
        'precio' => 10000 * (9 - $i), // cents
        'moneda' => 'USD',
        'terminos' => ['version' => YEAR . '-1', 'url' => '/terminos'],
        'anulacion' => ['hasta' => (YEAR - 1) . '-12-31', 'retencionValor' => 0, 'retencionPorcentaje' => 10, 'requiereAprobacion' => false],
        'estado' => $i === 0 ? 'programado' : 'abierto',
    ], range(0, 8));
}

/** Every value of each parameter: PHP's own $_GET keeps the last one only. */
function query(): array
{
    $query = [];
    foreach (array_filter(explode('&', $_SERVER['QUERY_STRING'] ?? '')) as $part) {
        [$name, $value] = explode('=', $part, 2) + [1 => ''];
        $query[urldecode($name)][] = urldecode($value);
    }
    return $query;
}

function listCursos(array $query): array
{
    foreach (array_diff(array_keys($query), PARAMETERS) as $name) throw new Refused(400, 'filtro_desconocido', [['pointer' => "?$name", 'code' => 'campo_desconocido']]);
    $limit = $query['limite'][0] ?? '20';
    if (!ctype_digit($limit) || $limit < 1 || $limit > 100) throw invalid('?limite', 'fuera_de_rango');
    $from = base64_decode($query['cursor'][0] ?? '', true) ?: (isset($query['cursor']) ? 'none' : '0');
    if (!ctype_digit($from)) throw new Refused(400, 'cursor_invalido');
    $order = $query['orden'][0] ?? 'inicio';
    $field = ltrim($order, '-');
    if (!in_array($field, ['inicio', 'nombre', 'precio', 'inscripcionHasta', 'oferta'], true)) throw invalid('?orden', 'opcion_desconocida');
    [$since, $until] = [day($query, 'desde'), day($query, 'hasta')];
    if ($since !== null && $until !== null && $until < $since) throw new Refused(422, 'rango_invertido');
    [$modes, $states] = [oneOf($query, 'modalidad', MODALIDADES), oneOf($query, 'estado', ESTADOS)];
    $most = $query['precioHasta'][0] ?? null;
    if ($most !== null && !ctype_digit($most)) throw invalid('?precioHasta');
    $words = mb_lower(trim($query['q'][0] ?? ''));
    $left = array_values(array_filter(cursos(), fn (array $curso) =>
        (!$modes || in_array($curso['modalidad'], $modes, true))
        && (!$states || in_array($curso['estado'], $states, true))
        && ($since === null || $curso['inicio'] >= $since)
        && ($until === null || $curso['inicio'] <= $until)
        && ($most === null || $curso['precio'] <= (int) $most)
        && !isset($query['area']) // no course has one
        && ($words === '' || str_contains(mb_lower("{$curso['identificacion']} {$curso['nombre']} {$curso['descripcion']}"), $words))));
    $by = $field === 'oferta' ? 'inicio' : $field; // none is ever full
    usort($left, fn (array $a, array $b) => ($order[0] === '-' ? -1 : 1) * ($a[$by] <=> $b[$by]));
    $next = (int) $from + (int) $limit;
    $following = $next < count($left) ? base64_encode((string) $next) : null;
    return [200, ['total' => count($left), 'siguiente' => $following, 'resultados' => array_slice($left, (int) $from, (int) $limit)]];
}

/** Lower case for letters with accents, without the extension mbstring. */
function mb_lower(string $text): string
{
    return strtr(strtolower($text), ['Á' => 'á', 'É' => 'é', 'Í' => 'í', 'Ó' => 'ó', 'Ú' => 'ú', 'Ñ' => 'ñ', 'Ü' => 'ü']);
}

function day(array $query, string $name): ?string
{
    $text = $query[$name][0] ?? null;
    $parts = explode('-', $text ?? '2000-01-01');
    if (!preg_match('/^\d{4}-\d\d-\d\d$/', $text ?? '2000-01-01') || !checkdate((int) $parts[1], (int) $parts[2], (int) $parts[0])) throw invalid("?$name", 'fecha_formato');
    return $text;
}

function oneOf(array $query, string $name, array $allowed): array
{
    if (array_diff($query[$name] ?? [], $allowed)) throw invalid("?$name", 'opcion_desconocida');
    return $query[$name] ?? [];
}

function findCurso(string $id): array
{
    foreach (cursos() as $curso) {
        if ($curso['id'] === $id || $curso['identificacion'] === $id) {
            return $curso;
        }
    }
    throw new Refused(404, 'no_encontrado');
}

function readCurso(string $id, ?string $known): array
{
    $body = findCurso($id);
    $etag = '"' . substr(hash('sha256', json_encode($body)), 0, 20) . '"';
    // A proxy that compresses makes it weak.
    return str_replace('W/', '', $known ?? '') === $etag ? [304, null, ['etag' => $etag]] : [200, $body, ['etag' => $etag]];
}

function encode(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

function sign(string $text, array &$store): string
{
    $store['key'] ??= getenv('JWT_SECRET') ?: bin2hex(random_bytes(32));
    return encode(hash_hmac('sha256', $text, $store['key'], true));
}

function readMe(?string $authorization, array &$store): array
{
    if ($authorization === null) throw new Refused(401, 'sesion_requerida');
    [$head, $claims, $signature] = explode('.', preg_replace('/^Bearer /', '', $authorization)) + ['', '', ''];
    if (!hash_equals(sign("$head.$claims", $store), $signature)) throw new Refused(401, 'sesion_invalida');
    if (json_decode(base64_decode(strtr($claims, '-_', '+/')))->exp <= time()) throw new Refused(401, 'sesion_expirada');
    return [200, ['user' => USER]];
}

function signIn(array $body, array &$store): array
{
    allowOnly($body, ['username', 'password', 'type']);
    foreach (['username', 'password'] as $name) if (!is_string($body[$name] ?? null) || $body[$name] === '') throw invalid("/$name", 'requerido');
    if (($body['type'] ?? null) !== 'CLI') throw invalid('/type', 'opcion_desconocida');
    $tries = &$store['failed'][$body['username']]; // a real server forgets them after some minutes
    if ($tries >= 8) throw new Refused(429, 'demasiados_intentos', headers: ['retry-after' => '60']);
    if ($body['username'] !== USER['email'] || !hash_equals(PASSWORD, $body['password'])) {
        $tries = ($tries ?? 0) + 1;
        throw new Refused(401, 'credenciales_invalidas');
    }
    $tries = 0;
    // A JWT (RFC 7519) that ends in an hour.
    $claims = ['sub' => USER['id'], 'jti' => bin2hex(random_bytes(16)), 'exp' => time() + 3600];
    $text = encode('{"alg":"HS256","typ":"JWT"}') . '.' . encode(json_encode($claims));
    return [200, ['accessToken' => "$text." . sign($text, $store), 'user' => USER]];
}

/** A real server holds the seat and sends a mail, also to somebody who has applied before: the answer is the same. */
function apply(array $body): array
{
    allowOnly($body, ['curso', 'participante', 'comprador', 'terminos', 'condicion', 'aceptaEspera', 'sitioWeb', 'tardoMs']);
    $persona = $body['participante'] ?? null;
    if (!is_array($persona)) throw invalid('/participante', 'requerido');
    foreach (['identificacion', 'nombres', 'apellidos', 'telefono'] as $name) if (!is_string($persona[$name] ?? null) || $persona[$name] === '') throw invalid("/participante/$name", 'requerido');
    $correo = strtolower((string) ($persona['correo'] ?? ''));
    if (!preg_match('/^[^\s@]+@[^\s@]+\.\p{L}+$/u', $correo)) throw invalid('/participante/correo', 'correo_formato');
    if (($persona['tipoIdentificacion'] ?? '') === '05' && !isCedula($persona['identificacion'])) throw invalid('/participante/identificacion', 'identificacion_digito_verificador');
    $curso = findCurso((string) ($body['curso'] ?? ''));
    if ($curso['estado'] === 'programado') throw new Refused(422, 'inscripciones_no_abiertas');
    if (($body['terminos']['version'] ?? null) !== $curso['terminos']['version']) throw new Refused(422, 'terminos_desactualizados');
    return [202, ['solicitud' => bin2hex(random_bytes(16)), 'correo' => $correo[0] . '•••' . strstr($correo, '@')]];
}

function isCedula(string $digits): bool
{
    if (!preg_match('/^\d{10}$/', $digits)) {
        return false;
    }
    $parts = array_map(fn (int $i) => (int) $digits[$i] * (2 - $i % 2), range(0, 8));
    $sum = array_sum(array_map(fn (int $part) => $part > 9 ? $part - 9 : $part, $parts));
    return (10 - $sum % 10) % 10 === (int) $digits[9];
}

function allowOnly(array $body, array $names): void
{
    foreach (array_diff(array_keys($body), $names) as $name) throw invalid("/$name", 'campo_desconocido');
}

/** The same key and body give the stored answer. A real server keeps it for a day, in the transaction of the change. */
function post(callable $work, ?string $key, array &$store): array
{
    $text = file_get_contents('php://input');
    if (strlen($text) > 64 * 1024) throw new Refused(413, 'cuerpo_demasiado_grande');
    if (!str_starts_with($_SERVER['CONTENT_TYPE'] ?? '', 'application/json')) throw new Refused(415, 'tipo_de_contenido');
    [$sent, $reply] = $store['kept'][$key ?? ''] ?? [$text, null];
    if ($sent !== $text) throw new Refused(422, 'conflicto_idempotencia');
    $body = json_decode($text, true);
    if (!is_array($body)) throw new Refused(400, 'json_invalido');
    $reply ??= $work($body);
    if ($key !== null) {
        $store['kept'][$key] = [$text, $reply];
    }
    return $reply;
}

function route(array &$store): array
{
    $path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
    return match (true) {
        $_SERVER['REQUEST_METHOD'] === 'OPTIONS' => [204, null],
        ($call = "{$_SERVER['REQUEST_METHOD']} $path") === 'GET /api/cliente/cursos' => listCursos(query()),
        preg_match('#^GET /api/cliente/cursos/([^/]+)$#', $call, $found) === 1 => readCurso(urldecode($found[1]), $_SERVER['HTTP_IF_NONE_MATCH'] ?? null),
        $call === 'GET /api/auth/me' => readMe($_SERVER['HTTP_AUTHORIZATION'] ?? null, $store),
        $call === 'POST /api/auth/login' => post(function (array $body) use (&$store) {
            return signIn($body, $store);
        }, null, $store),
        $call === 'POST /api/cliente/inscripciones' => post('apply', $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? null, $store),
        default => throw new Refused(404, 'no_encontrado'),
    };
}

$file = fopen(STORE, 'c+');
flock($file, LOCK_EX);
$store = json_decode(stream_get_contents($file), true) ?? [];
try {
    [$status, $body, $headers] = route($store) + [2 => []];
} catch (Refused $refused) {
    $code = $refused->getMessage();
    $body = ['type' => "/errores/$code", 'title' => $code, 'status' => $refused->status, 'code' => $code];
    $body += $refused->errors ? ['errors' => $refused->errors] : [];
    [$status, $headers] = [$refused->status, ['content-type' => 'application/problem+json', ...$refused->headers]];
}
ftruncate($file, 0);
rewind($file);
fwrite($file, json_encode($store));
fclose($file);

http_response_code($status);
header_remove('X-Powered-By');
$own = ($_SERVER['HTTP_ORIGIN'] ?? '') === ORIGIN ? [
    'access-control-allow-origin' => ORIGIN,
    'access-control-allow-methods' => 'GET, POST',
    'access-control-allow-headers' => 'Authorization, Content-Type, Idempotency-Key',
    'access-control-expose-headers' => 'Contract-Version, Date, ETag, Retry-After',
] : [];
$isPublic = str_starts_with($_SERVER['REQUEST_URI'], '/api/cliente/cursos');
$usual = ['vary' => 'Origin', 'cache-control' => $isPublic ? 'public, max-age=0' : 'no-store', 'contract-version' => '1.0'];
foreach ($usual + $own + $headers + ($body === null ? [] : ['content-type' => 'application/json']) as $name => $value) {
    header("$name: $value");
}
if ($body !== null) {
    echo json_encode($body, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
}
