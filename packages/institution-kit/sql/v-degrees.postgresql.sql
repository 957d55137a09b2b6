-- Η όψη που διαβάζει η υπηρεσία. Αλλάξτε το FROM και τις στήλες του d στα δικά σας ονόματα.
-- The view that the service reads. Change the FROM and the columns of d to names of your own.
-- Ημερομηνίες ως κείμενο ΕΕΕΕΜΜΗΗ, βαθμός από 0 έως 1, κατάσταση valid ή revoked.
-- Dates as text YYYYMMDD, the grade from 0 to 1, the status valid or revoked.
CREATE OR REPLACE VIEW V_DEGREES AS
SELECT
  CAST(d.certificate_id AS VARCHAR(25)) AS CERTIFICATEID,
  CAST(d.title_id AS VARCHAR(25)) AS TITLEID,
  CAST(d.registration_id AS VARCHAR(25)) AS REGISTRATIONID,
  CAST(d.system_id AS VARCHAR(64)) AS SYSTEMID,
  CAST(d.grade_description AS VARCHAR(60)) AS GRADEDESCRIPTION,
  CAST(d.grade_value AS DOUBLE PRECISION) AS GRADEVALUE,
  CAST(TO_CHAR(d.date_issued, 'YYYYMMDD') AS VARCHAR(8)) AS DATEISSUED,
  CAST(TO_CHAR(d.valid_from, 'YYYYMMDD') AS VARCHAR(8)) AS VALIDFROM,
  CAST(d.status AS VARCHAR(20)) AS STATUS,
  CAST(TO_CHAR(d.status_date, 'YYYYMMDD') AS VARCHAR(8)) AS STATUSDATE,
  CAST(d.ssn AS VARCHAR(11)) AS SSN,
  CAST(d.ssn_country AS VARCHAR(2)) AS SSNCOUNTRY,
  CAST(d.tin AS VARCHAR(9)) AS TIN,
  CAST(d.tin_country AS VARCHAR(2)) AS TINCOUNTRY,
  CAST(d.first_name_el AS VARCHAR(40)) AS FIRSTNAMEEL,
  CAST(d.first_name_en AS VARCHAR(40)) AS FIRSTNAMEEN,
  CAST(d.last_name_el AS VARCHAR(45)) AS LASTNAMEEL,
  CAST(d.last_name_en AS VARCHAR(45)) AS LASTNAMEEN,
  CAST(d.middle_name_el AS VARCHAR(40)) AS MIDDLENAMEEL,
  CAST(d.middle_name_en AS VARCHAR(40)) AS MIDDLENAMEEN,
  CAST(d.father_name_el AS VARCHAR(20)) AS FATHERNAMEEL,
  CAST(d.father_name_en AS VARCHAR(20)) AS FATHERNAMEEN,
  CAST(d.mother_name_el AS VARCHAR(20)) AS MOTHERNAMEEL,
  CAST(d.mother_name_en AS VARCHAR(20)) AS MOTHERNAMEEN,
  CAST(TO_CHAR(d.birth_date, 'YYYYMMDD') AS VARCHAR(8)) AS BIRTHDATE,
  CAST(d.birth_year AS NUMERIC(4,0)) AS BIRTHYEAR,
  CAST(d.gender AS NUMERIC(1,0)) AS GENDER,
  CAST(d.citizenship AS VARCHAR(2)) AS CITIZENSHIP
FROM student_degrees d;

-- Λογαριασμός που διαβάζει μόνο την όψη. Ορίστε δικό σας κωδικό.
-- An account that reads the view alone. Set a password of your own.
CREATE ROLE perga_reader LOGIN;
GRANT SELECT ON V_DEGREES TO perga_reader;
