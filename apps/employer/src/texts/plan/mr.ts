import type { planTexts } from './en.ts'

/** The plan page in Marathi. */
export const plan: Record<keyof typeof planTexts, string> = {
  'titles.plans': 'तुमचा प्लॅन',
  'plan.title': 'तुमचा प्लॅन',
  'plan.back': 'उमेदवारांकडे परत',
  'plan.receipts': 'पेमेंट आणि पावत्या',
  'plan.name.free': 'मोफत',
  'plan.name.premium': 'प्रीमियम',
  'plan.current': 'तुमच्याकडे {plan} प्लॅन आहे',
  'plan.until': '{date} पर्यंत',
  'plan.forGood': 'तुमचा प्लॅन कधीच संपत नाही. काही विकत घ्यायची गरज नाही.',
  'plan.jobRolesADay': 'वेगवेगळी पदे',
  'plan.filterSearchesADay': 'फिल्टरसह शोध',
  'plan.profileViewsADay': 'उमेदवारांचे संपर्क',
  'plan.used.free': 'आज {used}',
  'plan.resets': 'आजचा वापर. भारतात मध्यरात्री मोजणी पुन्हा शून्यापासून सुरू होते.',
  'plan.compare': 'तुम्हाला काय मिळते',
  'plan.aDay': 'दररोज',
  'plan.yours': 'तुमचा',
  'plan.unlimited': 'अमर्याद',
  'plan.buy': 'प्रीमियम घ्या',
  'plan.renew': 'प्रीमियमचे दिवस वाढवा',
  'plan.duration': 'किती काळासाठी',
  'plan.offer': '{plan}, {days, plural, one {# दिवस} other {# दिवस}}',
  'plan.price': 'GST सह {amount}',
  'plan.price.untaxed': '{amount}',
  'plan.aMonth': '30 दिवसांचे {amount}',
  'plan.pay': '{amount} भरा',
  'plan.money':
    'दिवस आत्तापासून सुरू होतात, किंवा आधी घेतलेल्या दिवसांनंतर. काहीही आपोआप पुन्हा घेतले जात नाही. आम्ही प्लॅन देऊ शकलो नाही, तर पूर्ण रक्कम जिथून आली तिथे परत करतो.',
  'plan.see': 'प्लॅन पाहा',
}
