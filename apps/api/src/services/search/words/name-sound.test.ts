import { expect, test } from 'vitest'
import { nameSound } from './name-sound.ts'

test.each([
  ['रमेश्वर', 'Rameshwar', 'Rameshvar'],
  ['वैशाली', 'Vaishali', 'Vaishalee', 'Waishali'],
  ['दीपक', 'Deepak', 'Dipak'],
  ['कृष्णा', 'Krishna', 'Krushna'],
  ['ज्ञानेश्वर', 'Dnyaneshwar', 'Gyaneshwar'],
  ['लक्ष्मी', 'Lakshmi', 'Laxmi', 'Lakshmee'],
  ['श्रीनिवास', 'Shrinivas', 'Srinivas', 'Shreenivas'],
  ['प्रियंका', 'Priyanka', 'Priyankaa'],
  ['संजय', 'Sanjay'],
  ['अंजली', 'Anjali', 'Anjalee'],
  ['ऋषिकेश', 'Rishikesh', 'Rushikesh'],
  ['ऋतुजा', 'Rutuja', 'Rituja'],
  ['विठ्ठल', 'Vitthal', 'Vithal'],
  ['फ़ारूक़', 'Farooq', 'Faruk', 'Farukh'],
  ['ज़ीनत', 'Zeenat', 'Jinat'],
  ['खान', 'Khan'],
  ['सुनीता', 'Sunita', 'Suneeta'],
  ['हर्षवर्धन', 'Harshvardhan', 'Harshawardhan'],
  ['ऐश्वर्या', 'Aishwarya', 'Aishvarya'],
  ['चव्हाण', 'Chavan', 'Chavhan'],
  ['महेश', 'Mahesh'],
  ['मोहन', 'Mohan'],
  ['राहुल', 'Rahul'],
  ['रहीम', 'Rahim', 'Raheem'],
  ['जहांगीर', 'Jahangir', 'Jahangeer'],
  ['शाह', 'Shah'],
  ['सिंह', 'Singh'],
  ['शर्मा', 'Sharma'],
  ['वर्मा', 'Varma'],
  ['कुलकर्णी', 'Kulkarni'],
  ['पाटील', 'Patil', 'Pateel'],
  ['पवार', 'Pawar', 'Pavar'],
  ['गायकवाड', 'Gaikwad', 'Gaykwad'],
  ['देशमुख', 'Deshmukh'],
  ['जाधव', 'Jadhav'],
  ['शिंदे', 'Shinde'],
  ['जोशी', 'Joshi'],
  ['पूजा', 'Pooja', 'Puja'],
  ['नीरज', 'Neeraj', 'Niraj'],
  ['संजीव', 'Sanjeev', 'Sanjiv'],
  ['संदीप', 'Sandeep', 'Sandip'],
  ['प्रदीप', 'Pradeep', 'Pradip'],
  ['मनीष', 'Manish', 'Maneesh'],
  ['सतीश', 'Satish', 'Sathish', 'Sateesh'],
  ['विजय', 'Vijay'],
  ['जयेश', 'Jayesh'],
  ['गौरव', 'Gaurav', 'Gourav'],
  ['सौरभ', 'Saurabh', 'Sourabh'],
  ['आरती', 'Aarti', 'Arti', 'Aarthi'],
  ['आकाश', 'Aakash', 'Akash'],
  ['अमित', 'Amit'],
  ['अभिषेक', 'Abhishek'],
  ['शुभम', 'Shubham'],
  ['स्नेहा', 'Sneha'],
  ['मीना', 'Meena', 'Mina'],
  ['सीमा', 'Seema', 'Sima'],
  ['राधा', 'Radha'],
  ['उषा', 'Usha'],
  ['इमरान', 'Imran'],
  ['फातिमा', 'Fatima', 'Phatima'],
  ['हरप्रीत', 'Harpreet', 'Harprit'],
  ['कविता', 'Kavita', 'Kavitha', 'Kawita'],
  ['स्वप्निल', 'Swapnil', 'Svapnil'],
  ['तन्मय', 'Tanmay'],
  ['भाग्यश्री', 'Bhagyashree', 'Bhagyashri'],
  ['आंबेडकर', 'Ambedkar'],
  ['नागपुरे', 'Nagpure'],
  ['यश', 'Yash'],
  ['ईशा', 'Isha', 'Eesha'],
  ['સુનિલ', 'Sunil'],
])('%s is spelt %s', (devanagari, ...spellings) => {
  for (const spelling of spellings) expect([spelling, nameSound(spelling)]).toEqual([spelling, nameSound(devanagari)])
})

test.each([
  ['Karan', 'Kiran'],
  ['Sunita', 'Savita'],
  ['Ramesh', 'Suresh'],
  ['Rajesh', 'Rakesh'],
  ['Yash', 'Isha'],
  ['Amit', 'Sumit'],
  ['Anil', 'Sunil'],
  ['Mohan', 'Rohan'],
  ['Nitin', 'Nitesh'],
  ['Deepak', 'Deepika'],
])('%s does not sound like %s', (one, other) => {
  expect(nameSound(one)).not.toBe(nameSound(other))
})

test('the beginning of a name sounds like the beginning of it', () => {
  for (const start of ['Ram', 'Rame', 'Ramesh', 'रमे']) expect('rmesvr'.startsWith(nameSound(start))).toBe(true)
})

test('case, accents and signs make no difference, and a word without letters has no sound', () => {
  expect(nameSound("D'Cruz")).toBe(nameSound('dcruz'))
  expect(nameSound('JOSÉ')).toBe(nameSound('jose'))
  expect(nameSound('123 ')).toBe('')
})
