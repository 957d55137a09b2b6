-- Η όψη που διαβάζει η υπηρεσία. Αλλάξτε το FROM και τις στήλες του d στα δικά σας ονόματα.
-- The view that the service reads. Change the FROM and the columns of d to names of your own.
-- Ημερομηνίες ως κείμενο ΕΕΕΕΜΜΗΗ, βαθμός από 0 έως 1, κατάσταση valid ή revoked.
-- Dates as text YYYYMMDD, the grade from 0 to 1, the status valid or revoked.
CREATE OR REPLACE VIEW V_DEGREES AS
SELECT
  CAST(d.certificate_id AS CHAR(25)) AS CERTIFICATEID,
  CAST(d.title_id AS CHAR(25)) AS TITLEID,
  CAST(d.registration_id AS CHAR(25)) AS REGISTRATIONID,
  CAST(d.system_id AS CHAR(64)) AS SYSTEMID,
  CAST(d.grade_description AS CHAR(60)) AS GRADEDESCRIPTION,
  CAST(d.grade_value AS DOUBLE) AS GRADEVALUE,
  CAST(DATE_FORMAT(d.date_issued, '%Y%m%d') AS CHAR(8)) AS DATEISSUED,
  CAST(DATE_FORMAT(d.valid_from, '%Y%m%d') AS CHAR(8)) AS VALIDFROM,
  CAST(d.status AS CHAR(20)) AS STATUS,
  CAST(DATE_FORMAT(d.status_date, '%Y%m%d') AS CHAR(8)) AS STATUSDATE,
  CAST(d.ssn AS CHAR(11)) AS SSN,
  CAST(d.ssn_country AS CHAR(2)) AS SSNCOUNTRY,
  CAST(d.tin AS CHAR(9)) AS TIN,
  CAST(d.tin_country AS CHAR(2)) AS TINCOUNTRY,
  CAST(d.first_name_el AS CHAR(40)) AS FIRSTNAMEEL,
  CAST(d.first_name_en AS CHAR(40)) AS FIRSTNAMEEN,
  CAST(d.last_name_el AS CHAR(45)) AS LASTNAMEEL,
  CAST(d.last_name_en AS CHAR(45)) AS LASTNAMEEN,
  CAST(d.middle_name_el AS CHAR(40)) AS MIDDLENAMEEL,
  CAST(d.middle_name_en AS CHAR(40)) AS MIDDLENAMEEN,
  CAST(d.father_name_el AS CHAR(20)) AS FATHERNAMEEL,
  CAST(d.father_name_en AS CHAR(20)) AS FATHERNAMEEN,
  CAST(d.mother_name_el AS CHAR(20)) AS MOTHERNAMEEL,
  CAST(d.mother_name_en AS CHAR(20)) AS MOTHERNAMEEN,
  CAST(DATE_FORMAT(d.birth_date, '%Y%m%d') AS CHAR(8)) AS BIRTHDATE,
  CAST(d.birth_year AS DECIMAL(4,0)) AS BIRTHYEAR,
  CAST(d.gender AS DECIMAL(1,0)) AS GENDER,
  CAST(d.citizenship AS CHAR(2)) AS CITIZENSHIP
FROM student_degrees d;

-- Λογαριασμός που διαβάζει μόνο την όψη. Ορίστε δικό σας κωδικό.
-- An account that reads the view alone. Set a password of your own.
-- CREATE USER 'perga_reader'@'%' IDENTIFIED BY '…';
GRANT SELECT ON V_DEGREES TO 'perga_reader'@'%';
