/**
 * The words of the interface: one row per concept, with the one term that each language uses and the variants that it must not
 * use. Translators read it first. Only `npm run check` imports it, and looks for the variants in every text, including mails and
 * documents: nothing of it reaches a page.
 *
 * A variant is a word or a phrase, whatever its capitals, vowel signs (Arabic) and spaces; `*` stands for more letters of the
 * same word, `^` for the beginning of the text, `{fecha}` for a placeholder. Matches of the row's own term or of `also` are ignored.
 */
import type { Idioma } from '../domain/idiomas.ts';

export interface Term {
  readonly term: string;
  /** Other forms that are correct although they contain a variant. */
  readonly also?: readonly string[];
  readonly not?: readonly string[];
}

type Row = Readonly<Record<Idioma, Term>>;

/** The forms of address: polite, and in Arabic in the plural. */
const address: Row = {
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
const offer: Readonly<Record<string, Row>> = {
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
    es: { term: 'solicitud' },
    en: { term: 'application' },
    fr: { term: 'demande', not: ['candidature*'] },
    vi: { term: 'đơn ghi danh', not: ['đơn đăng ký', 'gửi ghi danh', 'đơn xin'] },
    cn: { term: '申请' },
    ar: { term: 'طلب' },
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
    es: { term: 'sesión' },
    en: { term: 'session' },
    fr: { term: 'séance', not: ['premier cours'] },
    vi: { term: 'buổi học', not: ['tiết học'] },
    cn: { term: '节课', not: ['次课'] },
    ar: { term: 'حصة', not: ['جلسة واحدة', 'الجلسة القادمة', 'جدول الجلسات'] },
  },
};

/** The words for people and for signing in. */
const identity: Readonly<Record<string, Row>> = {
  identificacion: {
    es: { term: 'identificación' },
    en: { term: 'identification' },
    fr: { term: 'pièce d’identité', not: ['identification*', 'identifiant*'] },
    vi: { term: 'số giấy tờ', not: ['số định danh', 'định danh', 'giấy tờ tùy thân'] },
    cn: { term: '证件号码', not: ['证件号'] },
    ar: { term: 'رقم الهوية', not: ['رقم الوثيقة', 'رقم وثيق*'] },
  },
  contrasena: {
    // The words of the link on the sign-in page are those of the commissioned look.
    es: { term: 'contraseña', also: ['¿Olvidó su clave?'], not: ['clave', 'claves', 'password'] },
    en: { term: 'password' },
    fr: { term: 'mot de passe' },
    vi: { term: 'mật khẩu' },
    cn: { term: '密码', not: ['修改密码', '口令'] },
    ar: { term: 'كلمة المرور', not: ['كلمة السر', 'كلمة سر*'] },
  },
  correo: {
    es: { term: 'correo', not: ['email', 'e-mail', 'mail'] },
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
};

/** Money: what is owed, by when, what came in and what went back. */
const money: Readonly<Record<string, Row>> = {
  cartera: {
    es: { term: 'cartera' },
    en: { term: 'billing', not: ['accounts receivable'] },
    fr: { term: 'compte client' },
    vi: { term: 'công nợ' },
    cn: { term: '应付账款', not: ['应收账款'] },
    ar: { term: 'الحسابات المستحقة' },
  },
  notaDeCredito: {
    es: { term: 'nota de crédito', not: ['nota de abono'] },
    en: { term: 'credit note', not: ['credit memo'] },
    fr: {
      term: 'note de crédit',
      not: [
        '^avoir',
        'avoirs',
        'un avoir',
        'l’avoir',
        'cet avoir',
        'votre avoir',
        'mon avoir',
        '{valor} d’avoir',
      ],
    },
    vi: { term: 'hóa đơn điều chỉnh giảm', not: ['giấy báo có', 'giấy ghi có', 'ghi có'] },
    cn: { term: '贷项通知单', not: ['贷记*'] },
    ar: { term: 'إشعار دائن', not: ['إشعارات الدائن'] },
  },
  saldoAFavor: {
    es: { term: 'saldo a favor', not: ['saldo a su favor', 'crédito a favor'] },
    en: { term: 'credit', not: ['in your favour', 'balance in favour', 'in credit'] },
    fr: { term: 'crédit', not: ['solde créditeur', 'en votre faveur'] },
    vi: { term: 'số dư có lợi', not: ['số dư có', 'có lợi cho quý'] },
    cn: { term: '可用余额', not: ['贷方余额', '结余'] },
    ar: { term: 'رصيد لصالح', not: ['الرصيد الدائن', 'رصيدكم الدائن', 'استخدام رصيد*'] },
  },
  saldoPendiente: {
    es: { term: 'saldo pendiente' },
    en: { term: 'balance due', not: ['outstanding balance'] },
    fr: { term: 'solde dû', not: ['solde à payer'] },
    vi: { term: 'số dư phải trả', not: ['số dư cần trả', 'dư nợ'] },
    cn: { term: '待付余额', not: ['未付余额'] },
    ar: { term: 'الرصيد المستحق' },
  },
  vencido: {
    es: { term: 'vencido', not: ['atrasad*', 'enlace venció', 'reserva venció', 'reserva está por vencer'] },
    en: { term: 'overdue', not: ['past due'] },
    fr: { term: 'en retard', not: ['échu*', 'impayé*'] },
    vi: { term: 'quá hạn', not: ['trễ hạn'] },
    cn: { term: '逾期', not: ['过期未付'] },
    ar: { term: 'متأخر' },
  },
  cuota: {
    es: { term: 'cuota', not: ['pagar el próximo pago'] },
    en: { term: 'instalment', not: ['installment*', 'what is due next'] },
    fr: { term: 'versement', not: ['prochaine échéance', 'première échéance', 'échéances', 'mensualité*'] },
    vi: { term: 'đợt', not: ['kỳ đầu tiên', 'kỳ tới', 'kỳ này:', 'kỳ trả góp', 'kỳ thanh toán'] },
    cn: { term: '期', not: ['下一笔款项'] },
    ar: { term: 'قسط', not: ['دفع الدفعة القادمة'] },
  },
  plazo: {
    es: { term: 'hasta el', not: ['antes del {fecha}', 'antes de la fecha'] },
    en: { term: 'by', not: ['before {fecha}', 'before the date'] },
    fr: { term: 'au plus tard le', not: ['avant le'] },
    vi: { term: 'chậm nhất ngày', not: ['trước {fecha}', 'trước ngày {fecha}', 'trước ngày ghi'] },
    cn: {
      term: '（含）前',
      not: ['{fecha}前', '{fecha} 前', '{fecha}之前', '{fecha} 之前', '日期前', '日期之前', '（含当日）'],
    },
    ar: { term: 'في موعد أقصاه', not: ['قبل {fecha}', 'قبل التاريخ'] },
  },
  anularFactura: {
    es: { term: 'anulada' },
    en: { term: 'void', not: ['annul*'] },
    fr: { term: 'annulée' },
    vi: { term: 'hủy' },
    cn: { term: '作废' },
    ar: { term: 'ملغاة' },
  },
  retencion: {
    es: { term: 'retención' },
    en: { term: 'withheld', not: ['retained', 'amount kept'] },
    fr: { term: 'retenu' },
    vi: { term: 'giữ lại' },
    cn: { term: '扣除', not: ['扣留'] },
    ar: { term: 'محتجز' },
  },
  reembolso: {
    es: { term: 'reembolso' },
    en: { term: 'refund', not: ['given back', 'came back', 'give back'] },
    fr: { term: 'remboursement', not: ['rendu', 'rendus', 'chaque retour'] },
    vi: { term: 'hoàn tiền', not: ['hoàn lại'] },
    cn: { term: '退款', not: ['退还', '返还'] },
    ar: { term: 'استرداد', not: ['المعاد', 'معاد', 'معاد جزئيا', 'رد دفعة', 'كل إعادة'] },
  },
  descuento: {
    es: { term: 'descuento', not: ['rebaja*'] },
    en: { term: 'discount' },
    fr: { term: 'remise', not: ['rabais', 'réduction*'] },
    vi: { term: 'giảm giá', not: ['chiết khấu'] },
    cn: { term: '折扣', not: ['优惠'] },
    ar: { term: 'الخصم', not: ['تخفيض*'] },
  },
  precio: {
    es: { term: 'precio', not: ['lo que cuesta'] },
    en: { term: 'price', not: ['what it costs'] },
    fr: { term: 'prix', not: ['ce que cela coûte', 'tarif', 'tarifs'] },
    vi: { term: 'giá', not: ['chi phí:', 'học phí'] },
    cn: { term: '价格', not: ['学费'] },
    ar: { term: 'السعر', not: ['التكلفة'] },
  },
  medioDePago: {
    es: { term: 'medio de pago', not: ['forma de pago', 'método de pago'] },
    en: { term: 'payment method' },
    fr: { term: 'moyen de paiement', not: ['mode de paiement'] },
    vi: { term: 'phương thức thanh toán', not: ['hình thức thanh toán'] },
    cn: { term: '付款方式', not: ['支付方式'] },
    ar: { term: 'وسيلة الدفع', not: ['طريقة الدفع'] },
  },
  recibo: {
    es: { term: 'recibo', not: ['comprobante de pago'] },
    en: { term: 'receipt' },
    fr: { term: 'reçu', not: ['quittance*'] },
    vi: { term: 'biên lai', not: ['phiếu thu'] },
    cn: { term: '收据', not: ['收条'] },
    ar: { term: 'إيصال', not: ['وصل دفع'] },
  },
  total: {
    es: { term: 'total' },
    en: { term: 'total' },
    fr: { term: 'total' },
    vi: { term: 'tổng cộng' },
    cn: { term: '合计', not: ['总计'] },
    ar: { term: 'المجموع', not: ['الإجمالي', 'إجمالي'] },
  },
  enlace: {
    es: { term: 'enlace', not: ['link', 'vínculo*'] },
    en: {
      term: 'create a link, valid until',
      not: ['make a link', 'make the link', 'make another link', 'make link', 'good until', 'good for'],
    },
    fr: { term: 'lien' },
    vi: { term: 'liên kết', not: ['đường link'] },
    cn: { term: '链接', not: ['连结'] },
    ar: { term: 'رابط' },
  },
};

/** The phrases that are not nouns. */
const phrasing: Readonly<Record<string, Row>> = {
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

export const glossary: Readonly<Record<string, Row>> = {
  address,
  ...offer,
  ...identity,
  ...money,
  ...phrasing,
};
