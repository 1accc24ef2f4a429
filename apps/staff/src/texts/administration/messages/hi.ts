import type { messageTexts } from './en.ts'

/** Hindi texts of sent messages. */
export const messages: Record<keyof typeof messageTexts, string> = {
  'messages.title': 'संदेश',
  'messages.none': 'अभी कोई संदेश नहीं',
  'messages.none.text': 'WhatsApp, ई-मेल या SMS से भेजे संदेश यहाँ दिखते हैं।',
  'messages.whatsapp': 'WhatsApp',
  'messages.email': 'ई-मेल',
  'messages.sms': 'SMS',
  'messages.push': 'डिवाइस पर सूचना',
  'messages.sent': 'भेजा गया',
  'messages.waiting': 'इंतज़ार में',
  'messages.dead': 'नहीं पहुँचा',
  'messages.withdrawn': 'वापस लिया',
  'messages.more': 'और दिखाएँ',
  'messages.more.busy': 'लोड हो रहा है...',
  'messages.dead.title': 'नहीं पहुँचे संदेश',
  'messages.dead.text':
    'ये पहुँच नहीं सके, या बहुत बार कोशिश हुई। पहले कारण ठीक करें; ‘फिर भेजें’ से वे दोबारा जाते हैं। कोड फिर से माँगे जाते हैं।',
  'messages.dead.none': 'सभी संदेश पहुँच गए',
  'messages.dead.none.text': 'जो संदेश नहीं पहुँचता वह यहाँ दिखता है।',
  'messages.account': 'खाता {id} को',
  'messages.noAccount': 'पाने वाले का खाता नहीं है',
  'messages.tries': '{n, plural, one {# कोशिश} other {# कोशिशें}}',
  'messages.retry': 'फिर भेजें',
  'messages.retry.busy': 'भेजा जा रहा है...',
  'messages.retry.of': 'संदेश {id} फिर भेजें',
  'messages.retry.done': 'संदेश फिर भेजा जा रहा है।',
  'messages.retry.over': 'यह फिर नहीं भेजा जा सकता: यह कोड था, पुराना हो गया, या पहले से भेजा जा रहा है।',
}
