import type { planTexts } from './en.ts'

/** The plan page in Hindi. */
export const plan: Record<keyof typeof planTexts, string> = {
  'titles.plans': 'आपका प्लान',
  'plan.title': 'आपका प्लान',
  'plan.back': 'उम्मीदवारों पर वापस',
  'plan.receipts': 'भुगतान और रसीदें',
  'plan.name.free': 'मुफ़्त',
  'plan.name.premium': 'प्रीमियम',
  'plan.current': 'आपके पास {plan} प्लान है',
  'plan.until': '{date} तक',
  'plan.forGood': 'आपका प्लान कभी ख़त्म नहीं होता। कुछ ख़रीदने की ज़रूरत नहीं।',
  'plan.jobRolesADay': 'अलग-अलग पद',
  'plan.filterSearchesADay': 'फ़िल्टर वाली खोजें',
  'plan.profileViewsADay': 'उम्मीदवारों के संपर्क',
  'plan.used.free': 'आज {used}',
  'plan.resets': 'आज का इस्तेमाल। भारत में आधी रात को गिनती फिर शून्य से शुरू होती है।',
  'plan.compare': 'आपको क्या मिलता है',
  'plan.aDay': 'हर दिन',
  'plan.yours': 'आपका',
  'plan.unlimited': 'असीमित',
  'plan.buy': 'प्रीमियम लें',
  'plan.renew': 'प्रीमियम के दिन बढ़ाएँ',
  'plan.duration': 'कितने समय के लिए',
  'plan.offer': '{plan}, {days, plural, one {# दिन} other {# दिन}}',
  'plan.price': 'GST के साथ {amount}',
  'plan.price.untaxed': '{amount}',
  'plan.aMonth': '30 दिन के {amount}',
  'plan.pay': '{amount} भरें',
  'plan.money':
    'दिन अभी से शुरू होते हैं, या पहले ख़रीदे दिनों के बाद। कुछ भी अपने-आप दोबारा नहीं कटता। अगर हम प्लान न दे सकें, तो पूरी रक़म वहीं लौटाते हैं जहाँ से आई थी।',
  'plan.see': 'प्लान देखें',
}
