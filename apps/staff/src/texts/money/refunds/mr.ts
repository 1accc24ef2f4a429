import type { refundTexts } from './en.ts'

/** Marathi texts of refunds. */
export const refunds: Record<keyof typeof refundTexts, string> = {
  'refund.column': 'परतावा',
  'refund.button': 'परतावा करा',
  'refund.button.of': 'परतावा करा: {name} यांना {amount}',
  'refund.title': '{name} यांना {amount} परत करायचे?',
  'refund.text': 'पेमेंटची उरलेली रक्कम परत जाते, आणि ज्यासाठी ती भरली ते काढून घेतले जाते. हे पूर्ववत करता येत नाही.',
  'refund.text.part': 'पेमेंटचा काही भाग परत जातो, आणि ज्यासाठी तो भरला ते तसेच राहते. हे पूर्ववत करता येत नाही.',
  'refund.much': 'किती',
  'refund.all': 'पूर्ण, {amount}',
  'refund.part': 'काही भाग',
  'refund.amount': 'परत करायची रक्कम',
  'refund.left': 'उरलेले',
  'refund.paid': 'भरले',
  'refund.for': 'कशासाठी',
  'refund.order': 'ऑर्डर',
  'refund.reason': 'कारण',
  'refund.reason.first': 'आधी कारण लिहा.',
  'refund.submit': '{name} यांना {amount} परत करा',
  'refund.submitting': 'परतावा होत आहे...',
  'refund.done': '{name} यांना {amount} परत जात आहेत.',
  'refund.state.owed': '{amount} परत करायचे आहेत',
  'refund.state.sent': '{amount} परतीच्या वाटेवर',
  'refund.state.processed': '{amount} परत केले',
}
