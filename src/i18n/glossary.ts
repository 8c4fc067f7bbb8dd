/**
 * The words of the interface: one row per concept, with the one term that each language uses and the variants that it must not
 * use. Translators read it first. Only `npm run check` imports it, and looks for the variants in every text, including mails and
 * documents: nothing of it reaches a page.
 *
 * A variant is a word or a phrase, whatever its capitals, vowel signs (Arabic) and spaces; `*` stands for more letters of the
 * same word, `^` for the beginning of the text, `{fecha}` for a placeholder. Matches of the row's own term or of `also` are ignored.
 */
import { money } from './glossary/money.ts';
import type { TermRow } from './glossary/TermRow.ts';

/** The forms of address: polite, and in Arabic in the plural. */
const address: TermRow = {
  es: {
    term: 'usted',
    not: [
      ...['tú', 'te', 'ti', 'tu', 'tus', 'tuyo*', 'tuya*', 'contigo', 'vos', 'vosotros', 'vuestr*'],
      ...['eres', 'estás', 'puedes', 'tienes', 'quieres', 'debes', 'necesitas', 'podrás', 'tendrás', 'verás'],
      ...['sos', 'podés', 'tenés', 'querés', 'debés', 'elegí', 'escribí', 'haz', 'ten', 'pon', 've a'],
    ],
  },
  en: { term: 'you' },
  fr: { term: 'vous', not: ['tu', 'te', 'toi', 'ton', 'ta', 'tes', 'tien*', 't’*'] },
  vi: { term: 'quý vị', also: ['bạn bè'], not: ['bạn', 'quý khách', 'anh chị'] },
  cn: { term: '您', not: ['你'] },
  ar: {
    term: 'أنتم',
    also: ['ذلك', 'تلك', 'هناك', 'كذلك', 'مشارك', 'مشترك', 'اشتراك', 'شريك', 'شيك', 'بنك', 'وشك'],
    not: [
      ...['*ك', 'أنت', 'كنت', 'انضممت', 'غيرت رأي*', 'لا تدفع'],
      ...['اختر', 'اكتب', 'ادفع', 'أضف', 'أكمل', 'انتظر', 'افتح', 'انسخ', 'راجع', 'تأكد', 'ادخل*'],
    ],
  },
};

/** The institution and what it offers. */
const offer: Readonly<Record<string, TermRow>> = {
  institucion: {
    es: { term: 'institución' },
    en: { term: 'institution', not: ['school'] },
    fr: { term: 'établissement', not: ['institution*'] },
    vi: { term: 'cơ sở đào tạo', not: ['nhà trường', 'đơn vị', 'cơ sở', 'trường học'] },
    cn: { term: '机构', not: ['学校', '校方'] },
    ar: { term: 'المؤسسة', not: ['المعهد', 'المدرسة'] },
  },
  inscripcion: {
    es: { term: 'inscripción', not: ['matrícula*', 'matricular*'] },
    en: { term: 'enrolment', not: ['enrollment*', 'enroll', 'registration*'] },
    fr: { term: 'inscription', not: ['immatriculation*'] },
    vi: { term: 'ghi danh', not: ['đăng ký'] },
    cn: { term: '报名', not: ['注册', '发送报名'] },
    ar: { term: 'تسجيل', not: ['اشتراك*'] },
  },
  solicitud: {
    es: {
      term: 'solicitud',
      not: ['env* inscripción', 'env* su inscripción', 'inscripción sin enviar', 'pedido', 'pedidos'],
    },
    en: { term: 'application', not: ['send enrolment', 'send your enrolment', 'enrolment not sent'] },
    fr: {
      term: 'demande',
      not: ['candidature*', 'envoyer l’inscription', 'env* votre inscription', 'inscription non envoyée'],
    },
    vi: { term: 'đơn ghi danh', not: ['đơn đăng ký', 'gửi ghi danh', 'đơn xin', 'ghi danh chưa gửi'] },
    cn: { term: '申请', not: ['提交报名', '提交您的报名', '报名尚未提交'] },
    ar: {
      term: 'طلب',
      not: ['إرسال التسجيل', 'إرسال تسجيلكم', 'نرسل تسجيلكم', 'أرسلوا تسجيلكم', 'تسجيل لم يرسل'],
    },
  },
  participante: {
    es: { term: 'participante', not: ['alumno*', 'alumna*', 'estudiante*'] },
    en: { term: 'participant', not: ['student*', 'attendee*'] },
    fr: { term: 'participant', not: ['élève*', 'étudiant*'] },
    vi: { term: 'học viên', not: ['người tham gia', 'người học', 'sinh viên'] },
    cn: { term: '学员', not: ['学生', '参加者', '参与者'] },
    ar: { term: 'مشارك', not: ['طالب', 'متدرب'] },
  },
  listaDeEspera: {
    es: { term: 'unirse a la lista de espera', not: ['entr* en la lista', 'entr* a la lista'] },
    en: { term: 'join the waiting list', not: ['waitlist*', 'enter the waiting list'] },
    fr: { term: 'rejoindre la liste d’attente', not: ['entr* dans la liste', 'entr* sur la liste'] },
    vi: { term: 'tham gia danh sách chờ', not: ['vào danh sách đợi', 'danh sách đợi'] },
    cn: { term: '候补名单', not: ['等候名单', '等待名单'] },
    ar: { term: 'الانضمام إلى قائمة الانتظار', not: ['الدخول في قائمة', 'دخل قائمة', 'دخل طلبكم'] },
  },
  cupo: {
    es: { term: 'cupo', not: ['vacante*', 'plaza*'] },
    en: { term: 'seat', not: ['vacanc*', 'spot*'] },
    fr: { term: 'place', not: ['siège*'] },
    vi: { term: 'chỗ', not: ['suất'] },
    cn: { term: '名额', not: ['空位', '席位'] },
    ar: { term: 'مقعد', not: ['شغر مقعد', 'خلا مقعد'] },
  },
  modalidad: {
    es: { term: 'modalidad' },
    en: { term: 'format' },
    fr: { term: 'modalité' },
    vi: { term: 'hình thức' },
    cn: { term: '授课方式' },
    ar: { term: 'نمط الدراسة', not: ['طريقة الدراسة'] },
  },
  clase: {
    // "Sesión" is the time that somebody is signed in.
    es: {
      term: 'clase',
      not: [
        'próxima sesión',
        'sesión más',
        'sesiones más',
        'agregue las sesiones',
        'horario de las sesiones',
        '{count} sesión',
        '{count} sesiones',
      ],
    },
    en: { term: 'class', not: ['next session', 'more session*', 'add the sessions', '{count} session*'] },
    fr: { term: 'séance', not: ['premier cours'] },
    vi: { term: 'buổi học', not: ['tiết học'] },
    cn: { term: '节课', not: ['次课'] },
    ar: { term: 'حصة', not: ['جلسة واحدة', 'الجلسة القادمة', 'جدول الجلسات'] },
  },
};

/** The words for people and for signing in. */
const identity: Readonly<Record<string, TermRow>> = {
  identificacion: {
    es: { term: 'identificación' },
    en: { term: 'identification' },
    fr: { term: 'pièce d’identité', not: ['identification*', 'identifiant*'] },
    vi: { term: 'số giấy tờ', not: ['số định danh', 'định danh', 'giấy tờ tùy thân'] },
    cn: { term: '证件号码', not: ['证件号'] },
    ar: { term: 'رقم الهوية', not: ['رقم الوثيقة', 'رقم وثيق*'] },
  },
  contrasena: {
    es: { term: 'contraseña', not: ['clave', 'claves', 'password'] },
    en: { term: 'password' },
    fr: { term: 'mot de passe' },
    vi: { term: 'mật khẩu' },
    cn: { term: '密码', not: ['修改密码', '口令'] },
    ar: { term: 'كلمة المرور', not: ['كلمة السر', 'كلمة سر*'] },
  },
  correo: {
    es: { term: 'correo', not: ['email', 'e-mail', 'mail', 'dirección se escribió'] },
    en: { term: 'e-mail', not: ['email*'] },
    fr: { term: 'e-mail', not: ['courriel*', 'email*'] },
    vi: { term: 'email', not: ['thư điện tử', 'e-mail'] },
    cn: { term: '邮箱', not: ['电子邮箱', '电子邮件'] },
    ar: { term: 'البريد الإلكتروني', not: ['الإيميل', 'إيميل'] },
  },
  ingresar: {
    es: { term: 'ingresar', not: ['inici* sesión', 'loguear*'] },
    en: { term: 'sign in', not: ['log in', 'login', 'log out', 'logout'] },
    fr: { term: 'se connecter', not: ['s’identifier'] },
    vi: { term: 'đăng nhập' },
    cn: { term: '登录', not: ['登陆'] },
    ar: { term: 'تسجيل الدخول', not: ['ادخلوا'] },
  },
  sesion: {
    es: { term: 'sesión' },
    en: { term: 'session' },
    fr: { term: 'session' },
    vi: { term: 'phiên' },
    cn: { term: '登录', not: ['会话'] },
    ar: { term: 'جلسة' },
  },
  datosDeIngreso: {
    es: { term: 'datos de ingreso', not: ['la identificación o la contraseña', 'cédula, RUC o correo'] },
    en: { term: 'sign-in details', not: ['identification or the password'] },
    fr: { term: 'informations de connexion', not: ['numéro d’identité ou le mot de passe'] },
    vi: { term: 'thông tin đăng nhập', not: ['số giấy tờ hoặc mật khẩu'] },
    cn: { term: '登录信息', not: ['证件号码或密码'] },
    ar: { term: 'بيانات الدخول', not: ['رقم الهوية أو كلمة المرور'] },
  },
  confirmarCorreo: {
    es: { term: 'confirmar', not: ['verificad*', 'verificar'] },
    en: { term: 'confirm', not: ['verified', 'verify*'] },
    fr: { term: 'confirmer', not: ['à vérifier'] },
    vi: { term: 'xác nhận', not: ['xác minh', 'xác thực'] },
    cn: { term: '确认', not: ['验证'] },
    ar: { term: 'تأكيد', not: ['موثق', 'توثيق'] },
  },
  portal: {
    es: { term: 'portal' },
    en: { term: 'portal' },
    fr: { term: 'portail' },
    vi: { term: 'cổng khách hàng', also: ['cổng thanh toán'], not: ['cổng'] },
    cn: { term: '门户' },
    ar: { term: 'البوابة' },
  },
  // Words that say whether a person is a man or a woman.
  persona: {
    es: {
      term: 'se inscribe',
      not: ['bienvenid*', 'esté inscrito', 'inscribirlo', 'lo llevamos', 'lo avisamos'],
    },
    en: { term: 'you' },
    fr: {
      term: 'inscription',
      not: ['connecté*', 'une fois inscrit', 'serez inscrit', 'déjà inscrit à', 'parti sans'],
    },
    vi: { term: 'quý vị' },
    cn: { term: '您' },
    ar: { term: 'أنتم' },
  },
};

/** The phrases that are not nouns. */
const phrasing: Readonly<Record<string, TermRow>> = {
  automaticamente: {
    es: { term: 'automáticamente', not: ['inscripción sola', 'actualiza sola'] },
    en: { term: 'automatically', not: ['by itself', 'refreshes itself'] },
    fr: { term: 'automatiquement', not: ['toute seule', 'tout seul'] },
    vi: { term: 'tự động' },
    cn: { term: '自动' },
    ar: { term: 'تلقائيًا', not: ['من تلقاء نفس*'] },
  },
  campo: {
    es: { term: 'dato' },
    en: { term: 'field' },
    fr: { term: 'point' },
    vi: { term: 'mục' },
    cn: { term: '处' },
    ar: { term: 'حقل', not: ['بيان واحد', 'بيانان', 'هذا البيان'] },
  },
  digito: {
    es: { term: 'dígito' },
    en: { term: 'digit' },
    fr: { term: 'chiffre' },
    vi: { term: 'chữ số' },
    cn: { term: '位' },
    ar: { term: 'الخانة', not: ['الرقم الثالث', 'الرقم الأخير', 'الرقمان'] },
  },
};

export const glossary: Readonly<Record<string, TermRow>> = {
  address,
  ...offer,
  ...identity,
  ...money,
  ...phrasing,
};
