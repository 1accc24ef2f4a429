import { expect, test } from 'vitest'
import { readSearchQuery } from './search-query.ts'
import { partText, smallVocabulary } from './testing/small-vocabulary.ts'

function read(text: string): string {
  return readSearchQuery(text, smallVocabulary).parts.map(partText).join(', ')
}

test.each([
  ['java developer chahiye pune mein', 'Java Developer, Pune'],
  ['pune me java developer', 'Pune, Java Developer'],
  ['m.e. mechanical', 'M.E., Mechanical'],
  ['mujhe ek accountant chahiye jisko tally aata ho', 'Accountant, Tally'],
  ['telecaller ki naukri', 'Telecaller'],
  ['driver ke liye', 'Driver'],
  ['mumbai ke paas delivery boy', 'Mumbai, Delivery Boy'],
  ['excel janne wala data entry operator', 'Excel, Data Entry Operator'],
  ['nashik madhe welding', 'Nashik, Welding'],
  ['punyat driver pahije', 'Pune, Driver'],
  ['accountant pahije ahe kolhapurat', 'Accountant, Kolhapur'],
  ['पुणे में अकाउंटेंट चाहिए', 'Pune, Accountant'],
  ['दिल्ली में ड्राइवर की जरूरत है', 'Delhi, Driver'],
  ['ड्राइवरों की भर्ती', 'Driver'],
  ['मुझे टैली जानने वाला अकाउंटेंट चाहिए', 'Tally, Accountant'],
  ['मुम्बई में टेली कॉलर', 'Mumbai, Telecaller'],
  ['घर से काम डाटा एंट्री ऑपरेटर', 'remote, Data Entry Operator'],
  ['पुण्यात अकाउंटंट हवा', 'Pune, ~Accountant'],
  ['ठाण्यातील चालक पाहिजे', 'Thane, Driver'],
  ['मुंबईत नर्स हवी आहे', 'Mumbai, Staff Nurse'],
  ['नाशिकमध्ये सुरक्षा रक्षक', 'Nashik, Security Guard'],
  ['नागपुरातील शिक्षक २ वर्षे अनुभव', 'Nagpur, Teacher, years 2-'],
  ['बी.कॉम अकाउंटेंट फ्रेशर', 'B.Com, Accountant, Fresher'],
  ['जीएसटी आणि टैली', 'GST, Tally'],
  ['इंग्रजी बोलणारा', 'English'],
])('Hindi, Marathi and Hinglish: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['javva', '~Java'],
  ['javva develper', '~Java Developer'],
  ['java develper pune', '~Java Developer, Pune'],
  ['machine learing', '~Machine Learning'],
  ['costumer suport exective', '~Customer Support Executive'],
  ['digitel marketting mumbay', '~Digital Marketing, ~Mumbai'],
  ['akountant tallly', '~Accountant, ~Tally'],
  ['telicaller freshr', '~Telecaller, Fresher'],
  ['electricion in bangalor', '~Electrician, ~Bengaluru'],
  ['recepsionist', '~Receptionist'],
  ['pyhton', '~Python'],
  ['wordpres', '~WordPress'],
  ['sivil engeneer', '~Civil Engineer'],
  ['mecanical enginer', '~Mechanical Engineer'],
  ['accountent with exel', '~Accountant, ~Excel'],
  ['rahul', 'word rahul'],
  ['Rohan Sharma', 'word Rohan, word Sharma'],
  ['sunita', 'word sunita'],
  ['kiran pune', 'word kiran, Pune'],
  ['zzzxq', 'word zzzxq'],
])('mistyped: %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test('a word that people have is not corrected', () => {
  const known = new Set(['javva'])
  const { parts } = readSearchQuery('javva tallly', smallVocabulary, { isKnownWord: (word) => known.has(word) })
  expect(parts.map(partText)).toEqual(['word javva', '~Tally'])
})
