import type { messageTexts } from './en.ts'

/** Marathi texts of sent messages. */
export const messages: Record<keyof typeof messageTexts, string> = {
  'messages.title': 'संदेश',
  'messages.none': 'अजून एकही संदेश नाही',
  'messages.none.text': 'WhatsApp, ई-मेल किंवा SMS ने पाठवलेले संदेश इथे दिसतात.',
  'messages.whatsapp': 'WhatsApp',
  'messages.email': 'ई-मेल',
  'messages.sms': 'SMS',
  'messages.push': 'डिव्हाइसवर सूचना',
  'messages.sent': 'पाठवला',
  'messages.waiting': 'प्रतीक्षेत',
  'messages.dead': 'पोहोचला नाही',
  'messages.withdrawn': 'मागे घेतला',
  'messages.more': 'आणखी दाखवा',
  'messages.more.busy': 'लोड होत आहे...',
  'messages.dead.title': 'न पोहोचलेले संदेश',
  'messages.dead.text':
    'हे पोहोचू शकले नाहीत, किंवा खूप वेळा प्रयत्न झाला. आधी कारण दूर करा; ‘पुन्हा पाठवा’ ने ते परत जातात. कोड पुन्हा मागावे लागतात.',
  'messages.dead.none': 'सर्व संदेश पोहोचले',
  'messages.dead.none.text': 'जो संदेश पोहोचत नाही तो इथे दिसतो.',
  'messages.account': 'खाते {id} ला',
  'messages.noAccount': 'मिळवणाऱ्याचे खाते नाही',
  'messages.tries': '{n, plural, one {# प्रयत्न} other {# प्रयत्न}}',
  'messages.retry': 'पुन्हा पाठवा',
  'messages.retry.busy': 'पाठवत आहे...',
  'messages.retry.of': 'संदेश {id} पुन्हा पाठवा',
  'messages.retry.done': 'संदेश पुन्हा पाठवला जात आहे.',
  'messages.retry.over': 'हा पुन्हा पाठवता येत नाही: तो कोड होता, जुना झाला, किंवा आधीच पाठवला जात आहे.',
}
