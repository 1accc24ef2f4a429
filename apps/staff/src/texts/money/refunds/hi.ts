import type { refundTexts } from './en.ts'

/** Hindi texts of refunds. */
export const refunds: Record<keyof typeof refundTexts, string> = {
  'refund.column': 'रिफ़ंड',
  'refund.button': 'रिफ़ंड करें',
  'refund.button.of': '{name} को {amount} रिफ़ंड करें',
  'refund.title': '{name} को {amount} रिफ़ंड करें?',
  'refund.text': 'भुगतान का बाकी हिस्सा लौटाया जाता है, और जिसके लिए वह था वह वापस ले लिया जाता है। इसे पलटा नहीं जा सकता।',
  'refund.text.part': 'भुगतान का एक हिस्सा लौटाया जाता है, और जिसके लिए वह था वह बना रहता है। इसे पलटा नहीं जा सकता।',
  'refund.much': 'कितना',
  'refund.all': 'पूरा, {amount}',
  'refund.part': 'एक हिस्सा',
  'refund.amount': 'लौटाने की रक़म',
  'refund.left': 'बाकी',
  'refund.paid': 'भुगतान हुआ',
  'refund.for': 'किसके लिए',
  'refund.order': 'ऑर्डर',
  'refund.reason': 'कारण',
  'refund.reason.first': 'पहले कारण लिखें।',
  'refund.submit': '{name} को {amount} रिफ़ंड करें',
  'refund.submitting': 'रिफ़ंड हो रहा है...',
  'refund.done': '{name} को {amount} रिफ़ंड हो रहे हैं।',
  'refund.state.owed': '{amount} लौटाने हैं',
  'refund.state.sent': '{amount} वापसी के रास्ते में',
  'refund.state.processed': '{amount} लौटाए गए',
}
