"""The smallest server that the public form and the sign-in need: five calls, in memory, by Python's standard library (3.9 or newer).

`python3 server.py 8000` starts it. Its twins in Node and PHP stand beside it, and the check of the contract tries all three.
"""
import base64, datetime, hashlib, hmac, json, os, re, sys, time, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

# Whoever may sign in. A real server keeps a slow hash of the password, such as argon2.
USER = {"id": "u-1", "displayName": "Ana Paredes", "email": "ana@ejemplo.edu"}
PASSWORD = os.environ.get("PORTAL_PASSWORD", "la clave de ana es larga")
ORIGIN = os.environ.get("ORIGIN", "https://www.ejemplo.edu")  # the site whose pages may call this server
KEY = os.environ.get("JWT_SECRET", str(uuid.uuid4())).encode()


class Refused(Exception):
    """Thrown by whatever refuses a request."""

    def __init__(self, status, code, errors=None, headers=None):
        self.status = status
        self.body = {"type": f"/errores/{code}", "title": code, "status": status, "code": code}
        if errors:
            self.body["errors"] = errors
        self.headers = {"content-type": "application/problem+json", **(headers or {})}


def invalid(pointer, code="formato"):
    return Refused(422, "validacion", [{"pointer": pointer, "code": code}])


YEAR = datetime.date.today().year + 2  # far enough ahead that the courses are open whenever this runs
MODALIDADES = ["presencial", "virtual", "hibrida"]
ESTADOS = ["programado", "abierto", "lleno", "cerrado", "en_curso", "finalizado", "cancelado"]
PARAMETERS = ["limite", "cursor", "q", "desde", "hasta", "orden", "area", "precioHasta", "modalidad", "estado"]

POLICY = {"hasta": f"{YEAR - 1}-12-31", "retencionValor": 0, "retencionPorcentaje": 10, "requiereAprobacion": False}

CURSOS = [
    {
        "id": f"c-{i + 1}",
        "identificacion": f"PEQ-{i + 1}",
        "nombre": f"Curso {'ABCDEFGHI'[i]} de {['álgebra', 'dibujo', 'historia'][i % 3]}",
        "descripcion": "Un curso pequeño.",
        "modalidad": MODALIDADES[i % 3],
        "sesiones": [],
        "inicio": f"{YEAR}-0{i + 1}-10",
        "fin": f"{YEAR}-0{i + 1}-20",
        "inscripcionDesde": "2020-01-01",
        "inscripcionHasta": f"{YEAR}-12-31",
        "cupo": 30,
        "cuposDisponibles": 30 - i,
        "precio": 10_000 * (9 - i),  # cents
        "moneda": "USD",
        "terminos": {"version": f"{YEAR}-1", "url": "/terminos"},
        "anulacion": POLICY,
        "estado": "programado" if i == 0 else "abierto",
    }
    for i in range(9)
]


def list_cursos(query):
    for name in set(query) - set(PARAMETERS):
        raise Refused(400, "filtro_desconocido", [{"pointer": f"?{name}", "code": "campo_desconocido"}])
    limit = query.get("limite", ["20"])[0]
    if not limit.isdecimal() or not 1 <= int(limit) <= 100:
        raise invalid("?limite", "fuera_de_rango")
    start = read_cursor(query.get("cursor", [""])[0])
    order = query.get("orden", ["inicio"])[0]
    field = order.replace("-", "", 1)
    if field not in ["inicio", "nombre", "precio", "inscripcionHasta", "oferta"]:
        raise invalid("?orden", "opcion_desconocida")
    since, until = day(query, "desde"), day(query, "hasta")
    if since and until and until < since:
        raise Refused(422, "rango_invertido")
    modes, states = one_of(query, "modalidad", MODALIDADES), one_of(query, "estado", ESTADOS)
    most = query.get("precioHasta", [None])[0]
    if most is not None and not most.isdecimal():
        raise invalid("?precioHasta")
    words = query.get("q", [""])[0].strip().lower()
    left = [
        curso
        for curso in CURSOS
        if (not modes or curso["modalidad"] in modes)
        and (not states or curso["estado"] in states)
        and (not since or curso["inicio"] >= since)
        and (not until or curso["inicio"] <= until)
        and (most is None or curso["precio"] <= int(most))
        and "area" not in query  # no course has one
        and words in f"{curso['identificacion']} {curso['nombre']} {curso['descripcion']}".lower()
    ]
    by = "inicio" if field == "oferta" else field  # none is ever full
    left.sort(key=lambda curso: curso[by], reverse=order.startswith("-"))
    end = start + int(limit)
    following = base64.urlsafe_b64encode(str(end).encode()).decode() if end < len(left) else None
    return 200, {"total": len(left), "siguiente": following, "resultados": left[start:end]}, {}


def read_cursor(text):
    try:
        return int(base64.urlsafe_b64decode(text) or "0")
    except ValueError:
        raise Refused(400, "cursor_invalido")


def day(query, name):
    text = query.get(name, [None])[0]
    try:
        if text is not None and datetime.date.fromisoformat(text).isoformat() != text:
            raise ValueError
    except ValueError:
        raise invalid(f"?{name}", "fecha_formato")
    return text


def one_of(query, name, allowed):
    values = query.get(name, [])
    if any(value not in allowed for value in values):
        raise invalid(f"?{name}", "opcion_desconocida")
    return values


def find_curso(id):
    for curso in CURSOS:
        if id in (curso["id"], curso["identificacion"]):
            return curso
    raise Refused(404, "no_encontrado")


def read_curso(id, known):
    body = find_curso(id)
    etag = f'"{hashlib.sha256(json.dumps(body).encode()).hexdigest()[:20]}"'
    same = known is not None and known.replace("W/", "") == etag  # a proxy that compresses makes it weak
    return (304, None, {"etag": etag}) if same else (200, body, {"etag": etag})


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def sign(text):
    return encode(hmac.new(KEY, text.encode(), "sha256").digest())


def issue_token():
    """A JWT (RFC 7519) that ends in an hour."""
    claims = {"sub": USER["id"], "jti": str(uuid.uuid4()), "exp": int(time.time()) + 3600}
    text = ".".join(encode(json.dumps(part).encode()) for part in ({"alg": "HS256", "typ": "JWT"}, claims))
    return f"{text}.{sign(text)}"


def read_me(authorization):
    if authorization is None:
        raise Refused(401, "sesion_requerida")
    text, _, signature = authorization.removeprefix("Bearer ").rpartition(".")
    if not hmac.compare_digest(signature.encode(), sign(text).encode()):
        raise Refused(401, "sesion_invalida")
    claims = text.partition(".")[2]
    if json.loads(base64.urlsafe_b64decode(claims + "=="))["exp"] <= time.time():
        raise Refused(401, "sesion_expirada")
    return 200, {"user": USER}, {}


failed = {}  # how often a wrong password was sent for each name; a real server forgets it after some minutes


def sign_in(body):
    allow_only(body, ["username", "password", "type"])
    for name in ("username", "password"):
        if not isinstance(body.get(name), str) or body[name] == "":
            raise invalid(f"/{name}", "requerido")
    if body.get("type") != "CLI":
        raise invalid("/type", "opcion_desconocida")
    name = body["username"]
    if failed.get(name, 0) >= 8:
        raise Refused(429, "demasiados_intentos", headers={"retry-after": "60"})
    if name != USER["email"] or not hmac.compare_digest(body["password"].encode(), PASSWORD.encode()):
        failed[name] = failed.get(name, 0) + 1
        raise Refused(401, "credenciales_invalidas")
    failed.pop(name, None)
    return 200, {"accessToken": issue_token(), "user": USER}, {}


def apply(body):
    """A real server holds the seat and sends a mail, also to somebody who has applied before: the answer is the same."""
    allow_only(body, ["curso", "participante", "comprador", "terminos", "condicion", "aceptaEspera", "sitioWeb", "tardoMs"])
    persona = body.get("participante")
    if not isinstance(persona, dict):
        raise invalid("/participante", "requerido")
    for name in ("identificacion", "nombres", "apellidos", "telefono"):
        if not isinstance(persona.get(name), str) or persona[name] == "":
            raise invalid(f"/participante/{name}", "requerido")
    correo = str(persona.get("correo", "")).lower()
    if not re.fullmatch(r"[^\s@]+@[^\s@]+\.[^\W\d_]+", correo):
        raise invalid("/participante/correo", "correo_formato")
    if persona.get("tipoIdentificacion") == "05" and not is_cedula(persona["identificacion"]):
        raise invalid("/participante/identificacion", "identificacion_digito_verificador")
    curso = find_curso(str(body.get("curso")))
    if curso["estado"] == "programado":
        raise Refused(422, "inscripciones_no_abiertas")
    if (body.get("terminos") or {}).get("version") != curso["terminos"]["version"]:
        raise Refused(422, "terminos_desactualizados")
    return 202, {"solicitud": str(uuid.uuid4()), "correo": f"{correo[0]}•••{correo[correo.index('@'):]}"}, {}


def is_cedula(digits):
    if not re.fullmatch(r"[0-9]{10}", digits):
        return False
    parts = [int(digit) * (2 - i % 2) for i, digit in enumerate(digits[:9])]
    return -sum(part - 9 if part > 9 else part for part in parts) % 10 == int(digits[9])


def allow_only(body, names):
    for name in set(body) - set(names):
        raise invalid(f"/{name}", "campo_desconocido")


kept = {}  # what each Idempotency-Key was answered; a real server keeps it for a day, in the transaction of the change


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_OPTIONS(self):
        self.answer(204, None, {})

    def do_GET(self):
        path = urlsplit(self.path)
        self.work(lambda: self.read(path.path, parse_qs(path.query, keep_blank_values=True)))

    def do_POST(self):
        self.work(self.write)

    def do_DELETE(self):
        self.work(lambda: self.read("", {}))

    def read(self, path, query):
        if path == "/api/cliente/cursos":
            return list_cursos(query)
        if re.fullmatch(r"/api/cliente/cursos/[^/]+", path):
            return read_curso(unquote(path.rpartition("/")[2]), self.headers["if-none-match"])
        if path == "/api/auth/me":
            return read_me(self.headers["authorization"])
        raise Refused(404, "no_encontrado")

    def write(self):
        text = self.rfile.read(int(self.headers["content-length"] or 0))
        call = {"/api/auth/login": sign_in, "/api/cliente/inscripciones": apply}.get(self.path)
        if call is None:
            raise Refused(404, "no_encontrado")
        if len(text) > 64 * 1024:
            raise Refused(413, "cuerpo_demasiado_grande")
        if not (self.headers["content-type"] or "").startswith("application/json"):
            raise Refused(415, "tipo_de_contenido")
        name = self.headers["idempotency-key"] if call is apply else None
        before = kept.get(name)
        if before and before[0] != text:
            raise Refused(422, "conflicto_idempotencia")
        reply = before[1] if before else call(parse(text))
        if name:
            kept[name] = (text, reply)
        return reply

    def work(self, call):
        try:
            self.answer(*call())
        except Refused as refused:
            self.answer(refused.status, refused.body, refused.headers)

    def answer(self, status, body, headers):
        content = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        public = self.path.startswith("/api/cliente/cursos")
        all_headers = {
            "vary": "Origin",
            "cache-control": "public, max-age=0" if public else "no-store",
            "contract-version": "1.0",
            **({"content-type": "application/json"} if body is not None else {}),
            **(CORS if self.headers["origin"] == ORIGIN else {}),
            **({} if status in (204, 304) else {"content-length": str(len(content))}),
            **headers,
        }
        for name, value in all_headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


CORS = {
    "access-control-allow-origin": ORIGIN,
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key",
    "access-control-expose-headers": "Contract-Version, Date, ETag, Retry-After",
}


def parse(text):
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if isinstance(data, dict):
        return data
    raise Refused(400, "json_invalido")


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8000), Handler)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()
